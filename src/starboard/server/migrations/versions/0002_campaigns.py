"""Campaigns: who sits where, and which matches belong to them."""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("host_id", sa.String(16), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("modifiers", sa.JSON, nullable=False),
        sa.Column("brought", sa.JSON, nullable=False),
        sa.Column("created", DateTimeUTC(), nullable=False),
        sa.Column("updated", DateTimeUTC(), nullable=False, index=True),
    )
    op.create_table(
        "campaign_seats",
        sa.Column("campaign_id", sa.String(16), sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("user_id", sa.String(16), sa.ForeignKey("users.id"), index=True),
        sa.Column("bot", sa.String(20)),
        sa.Column("name", sa.String(24)),
    )
    op.add_column("matches", sa.Column("campaign_id", sa.String(16)))
    op.add_column("matches", sa.Column("leg", sa.Integer))
    op.add_column("matches", sa.Column("places", sa.JSON))
    op.create_index("ix_matches_campaign_id", "matches", ["campaign_id", "leg"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_matches_campaign_id", "matches")
    for column in ("places", "leg", "campaign_id"):
        op.drop_column("matches", column)
    op.drop_table("campaign_seats")
    op.drop_table("campaigns")
