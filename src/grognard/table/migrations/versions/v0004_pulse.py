"""A place for a server to try whether it can write."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("pulse", sa.Column("ballast", sa.LargeBinary, nullable=False))


def downgrade() -> None:
    op.drop_table("pulse")
