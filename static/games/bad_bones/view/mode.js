/** Whether everybody at this table wins or loses with the others. @param {Table} table */
export const together = ({ view }) => view.public?.mode === "cooperative";
