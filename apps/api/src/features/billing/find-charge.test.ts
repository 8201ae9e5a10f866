import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'
import { billTestTrip } from './test-invoice.ts'

type Found = readonly { readonly resource: string; readonly hits: readonly { id: number; isExact: boolean }[] }[]

let site: AdminSite
let written: number
beforeAll(async () => {
  site = await startAdminSite()
  await billTestTrip(site.database)
  const { id } = await site.database.theRow<{ id: number }>(
    `insert into charge (organization_id, membership_id, person_id, reservation_id, product_id, description, quantity, unit, unit_price_ore,
       gross_ore, vat_code, vat_percent, vat_ore, delivered_from, delivered_to, source)
     select organization_id, membership_id, 1, reservation_id, product_id, 'Ekstra innvendig vask', 1, 'stk', 100, 100, '3', 25, 20,
       delivered_from, delivered_to, 'STAFF' from charge where reservation_id is not null limit 1 returning id::int as id`,
  )
  written = id
})
afterAll(() => site.stop())

const whatOf = (sql: string) =>
  site.database.theRow<{ what: string }>(
    `select ${sql} as what from charge x join membership m on (m.organization_id, m.id) = (x.organization_id, x.membership_id)
     join reservation t on (t.organization_id, t.id) = (x.organization_id, x.reservation_id)
     join car c on (c.organization_id, c.id) = (t.organization_id, t.car_id) join person p on p.id = x.person_id where x.id = ${written}`,
  )
const hitsOf = async (token: string, q: string) => {
  const { body } = await site.ask('admin.search', token, { query: { q, size: '20' } })
  return (body.data as Found).find(({ resource }) => resource === 'billing')?.hits ?? []
}

test.each([
  ['its membership', 'm.name'],
  ['its driver', 'p.name'],
  ['its reservation', 't.reservation_number::text'],
  ['its plate', 'c.license_plate'],
  ['its plate with a space', "left(c.license_plate, 2) || ' ' || substr(c.license_plate, 3)"],
  ['words that somebody wrote on it', "'innvendig VASK'"],
])('a line that is owed is found by SØK by %s, by whoever reads billing', async (_by, sql) => {
  const { what } = await whatOf(sql)
  const { token } = await site.hire(1, ['BILLING_READ'])
  expect((await hitsOf(token, what)).map(({ id }) => id)).toContain(written)
})

test('a plate is the car of a line and not what it is called: the line is no exact hit', async () => {
  const { what } = await whatOf('c.license_plate')
  const { token } = await site.hire(1, ['BILLING_READ'])
  const hits = await hitsOf(token, what)
  expect(hits.find(({ id }) => id === written)?.isExact).toBe(false)
})

test('lines are not found by what each price is called, nor without BILLING or in another club', async () => {
  const reader = await site.hire(1, ['BILLING_READ'])
  const { what } = await site.database.theRow<{ what: string }>(
    "select description as what from charge where source = 'PRICE' limit 1",
  )
  expect(await hitsOf(reader.token, what)).toEqual([])
  for (const one of [
    await site.hire(1, ['MEMBERSHIP_READ', 'RESERVATION_READ']),
    await site.hire(2, ['BILLING_READ']),
  ]) {
    expect(await hitsOf(one.token, 'innvendig vask')).toEqual([])
  }
})
