"""Changes of the tables, one after another, by Alembic."""
