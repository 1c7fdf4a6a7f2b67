"""A Postgres of our own: started by the app, ended with it: nothing has to be set up."""
