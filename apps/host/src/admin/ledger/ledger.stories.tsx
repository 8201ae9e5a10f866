import type { AgedReceivable, AgedTotals, Read } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { recordsOf } from '../../sample/test-records.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const { path, recordPath } = adminPaths.ledger
const invoice: Read<'ledger'> = {
  id: 8,
  version: 1,
  postedOn: '2026-11-01',
  kind: 'INVOICE',
  voucher: '10440',
  membershipId: 20,
  membership: 'Marit Nygård',
  invoiceId: 440,
  amountOre: 301_220,
  restOre: null,
  openItem: null,
  balanceOre: 301_220,
}
const payment: Read<'ledger'> = {
  ...invoice,
  id: 18,
  postedOn: '2026-11-19',
  kind: 'ALLOCATION',
  voucher: 'P71',
  amountOre: -301_220,
  balanceOre: 0,
}
const loss: Read<'ledger'> = { ...invoice, id: 27, kind: 'WRITE_OFF', voucher: 'T3', amountOre: -40_000, balanceOre: 0 }
const entries = [payment, invoice, loss]

const nothing = { notDueOre: 0, upTo14Ore: 0, upTo30Ore: 0, upTo60Ore: 0, upTo90Ore: 0, olderOre: 0, creditOre: 0 }
const aged: readonly AgedReceivable[] = [
  { membershipId: 20, membership: 'Marit Nygård', ...nothing, upTo14Ore: 301_220, balanceOre: 301_220 },
  { membershipId: 21, membership: 'Vågen Regnskap AS', ...nothing, olderOre: 1_204_300, balanceOre: 1_204_300 },
  { membershipId: 22, membership: 'Ola Berg', ...nothing, creditOre: -1800, balanceOre: -1800 },
]
const many = Array.from(
  { length: 260 },
  (_, index): AgedReceivable => ({
    membershipId: 100 + index,
    membership: `Medlem ${index + 1}`,
    ...nothing,
    notDueOre: 10_000,
    balanceOre: 10_000,
  }),
)
const ages = [...Object.keys(nothing), 'balanceOre'] as (keyof AgedTotals['ore'])[]
const of = (rows: readonly AgedReceivable[], what: (ore: number) => number) =>
  Object.fromEntries(ages.map((age) => [age, rows.reduce((sum, row) => sum + what(row[age]), 0)]))
/** The rows from a place on, which is how many came before; the totals are of all. */
const pageOf = (rows: readonly AgedReceivable[], asked: URLSearchParams) => {
  const from = Number(asked.get('cursor') ?? 0)
  const to = from + Number(asked.get('size') ?? 50)
  return {
    data: rows.slice(from, to),
    totals: { ore: of(rows, (ore) => ore), memberships: of(rows, (ore) => (ore === 0 ? 0 : 1)) },
    totalElements: rows.length,
    isExact: true,
    cursor: to < rows.length ? String(to) : null,
  }
}
const books = (rows: readonly AgedReceivable[], records = entries) => [
  http.get('/api/admin/ledger/aged', ({ request }) =>
    HttpResponse.json(pageOf(rows, new URL(request.url).searchParams)),
  ),
  ...recordsOf('ledger', records),
]

const whoami = sampleWhoami({
  organizationPermissions: [{ organizationId: 1, permissions: ['BILLING_READ', 'MEMBERSHIP_READ'] }],
})
const pageAt = (at: string) => () => (
  <SampleSite path={at} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

const meta = {
  title: 'Site/Ledger',
  component: AdminArea,
  parameters: { isFlush: true, msw: books(aged) },
  render: pageAt(path),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** What made memberships owe more or less, with what each owed after it; it opens at what is overdue. */
export const Entries: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Forfalt/, current: 'page' })).toBeVisible()
    await expect((await canvas.findAllByText('Marit Nygård'))[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aldersfordelt saldo' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: books([], []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingenting er forfalt')).toBeVisible()
  },
}

export const Entry: Story = {
  render: pageAt(recordPath(payment)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bilag P71')).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: /Marit Nygård/ }))[0]).toBeVisible()
  },
}

/** What each owed when a day was over, by how long it had been due, with the sum of all. */
export const Aged: Story = {
  render: pageAt(adminPaths.aged),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vågen Regnskap AS')).toBeVisible()
    await expect(canvas.getByText('Sum')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Last ned (csv)' })).toBeVisible()
  },
}

/** A phone says of each what is owed, and not of what it owes nothing. */
export const AgedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: pageAt(adminPaths.aged),
  play: async ({ canvas }) => {
    const row = within((await canvas.findByText('Vågen Regnskap AS')).closest('tr') ?? document.body)
    const shown = row.getAllByRole('cell').map((cell) => cell.dataset['label'])
    await expect(shown).toEqual(['Medlemskap', 'Over 90 dager', 'Saldo'])
  },
}

/** A large club is shown by the hundred; the sum is of all. */
export const AgedOfMany: Story = {
  parameters: { msw: books(many) },
  render: pageAt(adminPaths.aged),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Medlem 100')).toBeVisible()
    await expect(canvas.queryByText('Medlem 101')).toBeNull()
    await expect(canvas.getAllByText(/26\s000\s*kr/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis 100 til' }))
    await expect(await canvas.findByText('Medlem 200')).toBeVisible()
  },
}

export const NobodyOwes: Story = {
  parameters: { msw: books([]) },
  render: pageAt(adminPaths.aged),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen skyldte noe den dagen.')).toBeVisible()
  },
}

export const NotAnswered: Story = {
  parameters: {
    msw: [http.get('/api/admin/ledger/aged', () => new HttpResponse(null, { status: 500 })), ...books(aged)],
  },
  render: pageAt(adminPaths.aged),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}
