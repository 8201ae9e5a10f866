import { addOsloMonths } from '@delebil/validation/time'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { demoMemberships } from './seed-people.ts'

/** What is charged now and then: the key of its product, how it is called, what it comes to, and how many months ago it was. */
const rare = [
  ['damageExcess', 'Egenandel, bulk i dør', 600_000, 6],
  ['tolls', 'Bompenger, 3 passeringer', 8736, 5],
  ['ferries', 'Ferge Halhjem–Sandvikvåg', 41_200, 5],
  ['parking', 'Parkeringsgebyr, Torget', 66_000, 4],
  ['fines', 'Kontrollavgift, Nordnes', 90_000, 4],
  ['expense', 'Utlegg for spylervæske', -12_900, 4],
  ['reminderFee', 'Purregebyr', 3500, 3],
  ['share', 'Andel', 100_000, 3],
] as const

/** Of what no trip comes to, one of each: on the bills of one company in each club, which has one each month. */
export const seedRareCharges = async (tx: Queryable, today: Date): Promise<void> => {
  await tx.change(
    "update product set account = '7140' where key in ('tolls', 'ferries', 'parking', 'fines') and account is null",
  )
  await tx.change(
    `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
       vat_percent, vat_ore, delivered_from, delivered_to, source, reason, created_at, created_by)
     select m.organization_id, m.id, p.id, r.description, 1, p.unit, r.ore, r.ore, '7', 0, 0, r.at, r.at, 'STAFF', 'Ført etter bilag', r.at, $2
     from jsonb_to_recordset($1::jsonb) as r (key text, description text, ore int, at timestamptz)
     join product p on p.key = r.key
     join lateral (select organization_id, id from membership where organization_id = p.organization_id and type = 'COMPANY'
       and id > ${demoMemberships.employeeCompany} order by id limit 1) m on true`,
    [
      JSON.stringify(
        rare.map(([key, description, ore, months]) => ({ key, description, ore, at: addOsloMonths(today, -months) })),
      ),
      demoLogins.accountant.id,
    ],
  )
}
