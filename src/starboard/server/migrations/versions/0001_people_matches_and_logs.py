"""People, matches and their logs."""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", DateTimeUTC(), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("deciding", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.Column("updated", DateTimeUTC(), nullable=False, index=True),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), index=True),
        sa.Column("bot", sa.String(20)),
        sa.Column("entropy", sa.String(64)),
    )
    op.create_table(
        "log",
        sa.Column("match_id", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("action", sa.JSON),
        sa.Column("time", DateTimeUTC(), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("match_id", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seen", DateTimeUTC(), nullable=False),
    )


def downgrade() -> None:
    for table in ("presence", "log", "seats", "matches", "users"):
        op.drop_table(table)
