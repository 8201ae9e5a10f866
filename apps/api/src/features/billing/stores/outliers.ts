/** How many of what differs most are shown, by how much it must differ at least in øre, and how many times that must go into the larger amount at most. */
const SHOWN = 8
const LEAST_ORE = 20_000
const LEAST_SHARE = 4

const kinds = [
  ['PRODUCT', 'product_id'],
  ['MEMBER', 'membership_id'],
  ['CAR', 'car_id'],
] as const
const ofEach = (select: (kind: string, by: string) => string): string =>
  kinds.map(([kind, by]) => select(kind, by)).join(' union all ')
const sumOf = (part: string): string => `coalesce(sum(gross_ore) filter (where part = '${part}'), 0)::bigint`
const tripsOf = (part: string): string => `count(distinct d.reservation_id) filter (where d.part = '${part}')::int`

/**
 * SQL of what differs most from the month before by product, member and car: that which differs both by much and by a large share of itself comes first.
 * With each the product that makes most of it, and the trips then and now. Stands behind `both_of`.
 */
export const outlierParts = `
  total as (${ofEach(
    (kind, by) => `select '${kind}' as kind, ${by} as id, ${sumOf('due')} as due, ${sumOf('before')} as was
      from both_of where ${by} is not null group by ${by}`,
  )}),
  chosen as materialized (
    select *, row_number() over (order by (due - was)::float8 ^ 2 / greatest(abs(due), abs(was)) desc, kind, id) as place from total
    where abs(due - was) >= ${LEAST_ORE} and abs(due - was) * ${LEAST_SHARE} >= greatest(abs(due), abs(was)) order by place limit ${SHOWN}),
  detail as (${ofEach(
    (kind, by) => `select c.kind, c.id, b.product_id, b.reservation_id, b.part, b.gross_ore
      from chosen c join both_of b on b.${by} = c.id where c.kind = '${kind}'`,
  )}),
  most as (
    select distinct on (d.kind, d.id) d.kind, d.id, p.name, d.due, d.was from (
      select kind, id, product_id, ${sumOf('due')} as due, ${sumOf('before')} as was from detail group by 1, 2, 3) d
    join product p on p.organization_id = $1 and p.id = d.product_id order by d.kind, d.id, abs(d.due - d.was) desc, d.product_id),
  trips as (select d.kind, d.id, ${tripsOf('due')} as now, ${tripsOf('before')} as before from detail d group by 1, 2)`

/** SQL of the list, a JSON array. */
export const outlierList = `(
  select coalesce(json_agg(json_build_object('kind', c.kind, 'id', c.id, 'name', coalesce(p.name, m.name, a.car_number || ' · ' || a.license_plate),
      'grossOre', c.due, 'beforeOre', c.was, 'trips', t.now, 'tripsBefore', t.before,
      'product', case when c.kind <> 'PRODUCT' then json_build_object('name', most.name, 'grossOre', most.due, 'beforeOre', most.was) end)
    order by c.place), '[]')
  from chosen c join most using (kind, id) join trips t using (kind, id)
  left join product p on c.kind = 'PRODUCT' and p.organization_id = $1 and p.id = c.id
  left join membership m on c.kind = 'MEMBER' and m.organization_id = $1 and m.id = c.id
  left join car a on c.kind = 'CAR' and a.organization_id = $1 and a.id = c.id)`
