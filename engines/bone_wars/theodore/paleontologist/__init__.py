"""Theodore's paleontologist actions."""
