/** A room's commands. What the server refuses has been shown by then; the button just stays. */
import { post } from "../../core/net/api.js";

export const call = (room, command, body) =>
  post(`/api/rooms/${room.key}/${command}`, body).catch(() => {});
