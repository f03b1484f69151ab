"""The house: what a server knows of its database as a whole."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("epoch", sa.String(16), nullable=False),
    )
    op.bulk_insert(house, [{"id": 1, "epoch": secrets.token_urlsafe(9)}])


def downgrade() -> None:
    op.drop_table("house")
