"""Snapshots: long games are opened without replaying all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("leg", sa.LargeBinary, nullable=False),
        sa.Column("position", sa.LargeBinary),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_snapshots_game", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
