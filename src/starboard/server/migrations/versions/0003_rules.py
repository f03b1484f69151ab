"""A match keeps what it began with: the parts of its seed, the digest of its rules; a line who played it and where it led."""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MATCHES = sa.table("matches", sa.column("id", sa.String), sa.column("status", sa.String), sa.column("entropy", sa.JSON))
SEATS = sa.table("seats", sa.column("match_id", sa.String), sa.column("seat", sa.Integer), sa.column("entropy", sa.String))


def upgrade() -> None:
    op.create_table(
        "rules",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("archive", sa.LargeBinary, nullable=False),
        sa.Column("used", DateTimeUTC(), nullable=False),
    )
    op.add_column("matches", sa.Column("entropy", sa.JSON))
    op.add_column("matches", sa.Column("rules", sa.String(64)))
    op.add_column("matches", sa.Column("trouble", sa.JSON))
    op.add_column("log", sa.Column("fingerprint", sa.String(64)))
    op.add_column("log", sa.Column("by_kind", sa.String(8)))
    op.add_column("log", sa.Column("by_name", sa.String(80)))
    freeze_seeds()
    sign_lines()


def freeze_seeds() -> None:
    """Until now the seed was put together from the seats, anew each time."""
    connection = op.get_bind()
    added: dict[str, list[str]] = {}
    for match, entropy in connection.execute(
        sa.select(SEATS.c.match_id, SEATS.c.entropy).where(SEATS.c.entropy.is_not(None)).order_by(SEATS.c.match_id, SEATS.c.seat)
    ):
        added.setdefault(match, []).append(entropy)
    for (match,) in connection.execute(sa.select(MATCHES.c.id).where(MATCHES.c.status != "waiting")).all():
        connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(entropy=[match, *added.get(match, [])]))


def sign_lines() -> None:
    """Seats did not change hands until now: whose seat it is has played its lines."""
    seat = "FROM seats WHERE seats.match_id = log.match_id AND seats.seat = log.seat"
    op.execute(f"UPDATE log SET by_kind = (SELECT seats.kind {seat}), by_name = (SELECT COALESCE(seats.user_id, seats.bot) {seat})")  # noqa: S608


def downgrade() -> None:
    for column in ("by_name", "by_kind", "fingerprint"):
        op.drop_column("log", column)
    for column in ("trouble", "rules", "entropy"):
        op.drop_column("matches", column)
    op.drop_table("rules")
