import type { Queryable } from '../../../platform/db/queryable.ts'
import { openMonths } from './unbilled-lines.ts'

/** What of a month, 'YYYY-MM', was delivered and is on no invoice. */
export type UnbilledMonth = { month: string; lines: number; grossOre: number }

// Month by month, along an index that has the sums in it: of a million lines no row is read.
/** The months that are over on a day, 'YYYY-MM-DD', and not all invoiced, the oldest first. */
export const listUnbilledMonths = (db: Queryable, organizationId: number, day: string): Promise<UnbilledMonth[]> =>
  db.rows(
    `select to_char(m.first, 'YYYY-MM') as month, s.lines, s.ore as "grossOre"
     from ${openMonths("date_trunc('month', $2::timestamp) - interval '1 month'")}
     cross join lateral (select count(*)::int as lines, sum(c.gross_ore)::float8 as ore from charge c
       where c.organization_id = $1 and c.state in ('open', 'held') and c.delivered_to >= m.first at time zone 'Europe/Oslo'
         and c.delivered_to < (m.first + interval '1 month') at time zone 'Europe/Oslo') s
     where s.lines > 0 order by 1`,
    [organizationId, day],
  )

const trips = (is: string): string =>
  `select r.id::int as id, r.reservation_number::text as name from reservation r
   where r.organization_id = $1 and r.kind in ('member', 'admin') and r.voided_at is null and r.canceled_at is null and ${is}
   order by r.start_at, r.id limit 200`

type Named = { id: number; name: string }

/** Trips whose time was over before a moment, that somebody began and nobody has ended. */
export const listUnendedTrips = (db: Queryable, organizationId: number, before: Date): Promise<Named[]> =>
  db.rows(trips('r.started_at is not null and r.ended_at is null and r.end_at < $2'), [organizationId, before])

/** Trips that are over and of which nobody knows how far they went. */
export const listTripsWithoutKilometers = (db: Queryable, organizationId: number): Promise<Named[]> =>
  db.rows(trips('r.ended_at is not null and r.kilometers_missing'), [organizationId])
