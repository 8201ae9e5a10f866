const isOpen = "c.organization_id = $1 and c.state in ('open', 'held')"

/** SQL: the first day `m.first` of each month from the oldest line that is not billed on, to a moment of the clock of Oslo. */
export const openMonths = (last: string): string =>
  `(select min(c.delivered_to) at time zone 'Europe/Oslo' as at from charge c where ${isOpen}) oldest
   cross join lateral generate_series(date_trunc('month', oldest.at), ${last}, interval '1 month') m(first)`

/**
 * SQL: what is open and was delivered before a moment, by how many memberships it is owed, what it comes to and who has owed the longest.
 * $1: the organisation. Each is asked by an index of its own: gathering a million lines by membership takes seconds.
 */
export const unbilledBefore = (moment: string, shown: number): string => `
  with recursive longest as (
    select 0 as place, '{}'::int[] as seen
    union all
    select place + 1, seen || next.membership_id from longest cross join lateral (
      select c.membership_id from charge c where ${isOpen} and c.state = 'open' and c.delivered_to < ${moment}
        and c.membership_id <> all(seen) order by c.delivered_to limit 1) next
    where place < ${shown})
  select (select count(*)::int from membership m where m.organization_id = $1 and exists (
      select from charge c where ${isOpen} and c.state = 'open' and c.membership_id = m.id and c.delivered_to < ${moment})) as count,
    (select sum(month.ore)::float8 from ${openMonths(`(${moment}) at time zone 'Europe/Oslo'`)}
      cross join lateral (select sum(c.gross_ore) as ore from charge c where ${isOpen} and c.state = 'open'
        and c.delivered_to >= m.first at time zone 'Europe/Oslo'
        and c.delivered_to < least(${moment}, (m.first + interval '1 month') at time zone 'Europe/Oslo')) month) as ore,
    coalesce((select array_agg(m.name order by longest.place) from longest
      join membership m on m.organization_id = $1 and m.id = longest.seen[longest.place]), '{}') as of`
