import type { AgedReceivable, AgedTotals, Read } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'

const { site, ask, undone } = openAdminDesk()
const day = '2026-11-25'
type Listed = { readonly data: readonly Read<'ledger'>[] }
type Page = {
  readonly data: readonly AgedReceivable[]
  readonly totals: AgedTotals
  readonly totalElements: number
  readonly cursor: string | null
}
const read = async (query: object) => (await ask('ledger.aged', { query: { day, ...query } })).body as unknown as Page

/** Memberships that owe: three the same, so that only their ids tell them apart, and one of them more. */
const owe = async () => {
  for (const [index, ore] of [5000, 5000, 5000, 9000].entries()) {
    const id = 900 + index
    await site.database.change(
      `insert into membership (id, organization_id, type, name, state) values ($1, 1, 'PRIVATE', $2, 'ACTIVE')`,
      [id, `Skylder ${id}`],
    )
    await site.database.change(
      `insert into invoice (organization_id, membership_id, number, kid, kind, invoice_date, due_date, customer_name, bank_account, total_ore, vat_ore)
       values (1, $1, $2, $3, 'INVOICE', '2026-10-01', '2026-10-15', 'Skylder', '99990100000', $4, 0)`,
      [id, 90_000 + index, `9000000${index}`, ore],
    )
  }
}

test(
  'aged receivables come in pages that miss and repeat nobody, and the totals of each page are of all',
  undone(async () => {
    await owe()
    const whole = await read({ size: 200 })
    expect(whole.cursor).toBeNull()
    expect(whole.totalElements).toBe(whole.data.length)
    const seen: number[] = []
    let cursor: string | null | undefined
    do {
      const page: Page = await read({ size: 2, ...(cursor && { cursor }) })
      expect([page.totals, page.totalElements]).toEqual([whole.totals, whole.totalElements])
      seen.push(...page.data.map(({ membershipId }) => membershipId))
      cursor = page.cursor
    } while (cursor)
    expect(seen).toEqual(whole.data.map(({ membershipId }) => membershipId))
    expect(seen.filter((id) => id >= 900)).toEqual([903, 900, 901, 902])
    const sum = (age: 'balanceOre' | 'upTo60Ore') => whole.data.reduce((all, row) => all + row[age], 0)
    expect(whole.totals.ore).toMatchObject({ balanceOre: sum('balanceOre'), upTo60Ore: sum('upTo60Ore') })
    expect(whole.totals.memberships.balanceOre).toBe(whole.data.filter(({ balanceOre }) => balanceOre !== 0).length)
  }),
)

test('a place in the list of who owes that nobody was told is refused at its field', async () => {
  for (const cursor of ['x', Buffer.from('[1]').toString('base64url'), Buffer.from('[1,"2"]').toString('base64url')]) {
    const { status, body } = await ask('ledger.aged', { query: { day, cursor } })
    expect([status, body.errors[0]?.fieldName]).toEqual([400, 'cursor'])
  }
})

test(
  'an invoice is an open item of the ledger while something of it rests, overdue from the day after its due date',
  undone(async () => {
    await owe()
    await site.database.change(
      `update invoice set due_date = (now() at time zone 'Europe/Oslo')::date where organization_id = 1 and membership_id = 901;
       update invoice set due_date = (now() at time zone 'Europe/Oslo')::date - 1 where organization_id = 1 and membership_id = 902;
       update invoice set written_off_ore = total_ore, paid_at = now() where organization_id = 1 and membership_id = 903`,
    )
    const open = async (...value: string[]) => {
      const filter = JSON.stringify([{ field: 'openItem', operator: 'is', value }])
      const { data } = (await ask('ledger.list', { query: { filter, size: 200 } })).body as unknown as Listed
      return data
        .filter(({ membershipId }) => membershipId >= 900)
        .map((one) => [one.membershipId, one.openItem, one.restOre])
    }
    expect((await open('OVERDUE')).toSorted()).toEqual([
      [900, 'OVERDUE', 5000],
      [902, 'OVERDUE', 5000],
    ])
    expect(await open('NOT_DUE')).toEqual([[901, 'NOT_DUE', 5000]])
    expect((await open('OVERDUE', 'NOT_DUE')).length).toBe(3)
  }),
)
