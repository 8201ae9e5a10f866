import type { Database } from '../../../platform/db/pool.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { draftMemberships } from '../stores/billing-runs.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'

export const MEMBERSHIPS = 120
const until = '2026-10-31'
export const runKey = { organizationId: 1, id: 1 }

/** Makes a run of the test club that is approved, and of which nothing is issued. */
export const approveTestRun = async (database: Database): Promise<void> => {
  await createTestOrg(database)
  await database.change(`
    update organization set bank_account = '99990100000';
    insert into membership (organization_id, id, name, type, state, invoice_email)
      select 1, 1000 + n, 'Medlem ' || n, 'PRIVATE', 'ACTIVE', n || '@delebil.test' from generate_series(1, ${MEMBERSHIPS}) n;
    insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
      vat_percent, vat_ore, delivered_from, delivered_to, source)
      select 1, 1000 + n, p.id, 'Vask', 1, 'stk', 100 + n * k, 100 + n * k, '3', 25, round((100 + n * k) / 5.0), '2026-10-20', '2026-10-20', 'STAFF'
      from generate_series(1, ${MEMBERSHIPS}) n, generate_series(1, 3) k, product p where p.organization_id = 1 and p.key = 'startFee';
    insert into billing_run (organization_id, id, delivered_until, invoice_date, due_date, state, drafted_at, approved_at)
      overriding system value values (1, 1, '${until}', '2026-11-01', '2026-11-15', 'APPROVED', now(), now())`)
  await draftMemberships(database, { ...runKey, deliveredUntil: until })
}

/** What has become of it. */
export const issuedOf = async (database: Database) => ({
  bills: await database.rows(
    `select membership_id as "membershipId", sum(total_ore)::int as ore, count(*)::int as invoices from invoice group by 1 order by 1`,
  ),
  deliveries: await database.rows('select count(*)::int as count from invoice_delivery'),
  state: await database.theRow('select state from billing_run'),
  broken: await findBrokenPromises(database),
})

export const asItShouldBe = {
  bills: Array.from({ length: MEMBERSHIPS }, (_, index) => ({
    membershipId: 1001 + index,
    ore: 300 + (index + 1) * 6,
    invoices: 1,
  })),
  deliveries: [{ count: MEMBERSHIPS }],
  state: { state: 'DONE' },
  broken: [],
}
