"""People: names that do not look alike, seats given away by links, chat, clocks, names of games."""

import sqlalchemy as sa
from alembic import op

from grognard.table.names import looks

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("looks", sa.String(80)))
    op.create_index("ix_accounts_looks", "accounts", ["looks"])
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("looks"))
    connection = op.get_bind()
    for identity, name in connection.execute(sa.select(accounts.c.id, accounts.c.name)).all():
        connection.execute(accounts.update().where(accounts.c.id == identity).values(looks=looks(name)))
    for column in (
        sa.Column("label", sa.String(80), nullable=False, server_default=""),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("clock", sa.Text),
        sa.Column("started", sa.Float),
    ):
        op.add_column("games", column)
    op.add_column("entries", sa.Column("turn", sa.Integer))
    for column in (
        sa.Column("link", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
    ):
        op.add_column("seats", column)
    op.execute("UPDATE seats SET link = (kind = 'open')")
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_messages"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_messages_game", ondelete="CASCADE"),
    )
    op.create_index("ix_messages_game", "messages", ["game"])


def downgrade() -> None:
    op.drop_table("messages")
    op.drop_index("ix_accounts_looks", "accounts")
    for table, columns in (
        ("seats", ("link", "hidden", "note")),
        ("entries", ("turn",)),
        ("games", ("label", "listed", "clock", "started")),
        ("accounts", ("looks",)),
    ):
        for column in columns:
            op.drop_column(table, column)
