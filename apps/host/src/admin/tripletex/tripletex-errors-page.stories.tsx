import type { Permission } from '@delebil/core-api'
import type { AccountingError, AccountingErrorMetadata } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { TripletexErrorsPage } from './tripletex-errors-page.tsx'

const clerk: Permission[] = ['BILLING_READ', 'BILLING_WRITE']
const staffOf = (accountingSystem: string | null, permissions = clerk) => {
  const whoami = sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
  return { ...whoami, organizations: whoami.organizations.map((one) => ({ ...one, accountingSystem })) }
}

const group = (
  cause: AccountingErrorMetadata['groups'][number]['cause'],
  count: number,
  said: string | null = null,
) => ({
  state: 'FAILED' as const,
  cause,
  count,
  said,
  nextAt: null,
})
const sample: AccountingErrorMetadata = {
  causes: 5,
  held: 231,
  unknown: 2,
  pausedBills: 0,
  marked: 4,
  total: 412,
  synced: 181,
  waiting: 0,
  paused: null,
  site: 'https://tripletex.no',
  groups: [
    group('bank-account', 214, '422 · Faktura kan ikke opprettes før selskapet har registrert et bankkontonummer.'),
    group('vat-invalid', 9, '422 · Ugyldig mva-kode'),
    group('no-email', 4, '422 · Kunden mangler e-postadresse.'),
    { state: 'UNKNOWN', cause: null, count: 2, said: null, nextAt: '2026-11-25T09:41:40+01:00' },
    group('customer-taken', 2, '409 · Nummeret er i bruk.'),
  ],
}
const bill = (id: number, to: string, ore: number): AccountingError => ({
  id,
  orderNumber: `34-${20_000 + id}`,
  invoiceNumber: String(10_000 + id),
  invoiceMethod: 'EMAIL',
  to,
  membershipId: 20_000 + id,
  ore,
  step: 'ORDER',
  state: 'FAILED',
  cause: 'vat-invalid',
  sent: JSON.stringify({ number: `34-${20_000 + id}`, lines: [{ productId: 12, vatTypeId: 3 }] }),
  answer: JSON.stringify({ status: 422, code: 18_000, message: 'Validering feilet.' }),
  said: '422 · Ugyldig mva-kode',
  nextAt: null,
})
const bills = [
  bill(602, 'Per Mjelde', 137_740),
  bill(777, 'Vilde Dahl', 186_600),
  bill(410, 'Vågen Regnskap AS', 491_840),
]

const counts = http.get('/api/admin/counts', () =>
  HttpResponse.json({ workList: 0, messages: 0, damages: 0, accounting: 5 }),
)
const sent: unknown[] = []
const keep = async (request: Request) => {
  sent.push([new URL(request.url).pathname.split('/').at(-1), await request.json()])
}
const answering = (metadata: AccountingErrorMetadata) => [
  counts,
  http.get('/api/admin/tripletex/errors/metadata', () => HttpResponse.json(metadata)),
  http.get('/api/admin/tripletex/errors', () => HttpResponse.json({ data: bills })),
  http.post('/api/admin/tripletex/sync-customer-numbers', async ({ request }) => {
    await keep(request)
    return HttpResponse.json({ found: 2, missing: 0 })
  }),
  http.post('/api/admin/tripletex/errors/:id/mark-synced', async ({ request }) => {
    await keep(request)
    return HttpResponse.json({ count: 1 })
  }),
  http.post('/api/admin/tripletex/:act', async ({ request }) => {
    await keep(request)
    return HttpResponse.json({ count: 9 })
  }),
]
const pageFor = (whoami: ReturnType<typeof staffOf>) => () => (
  <SampleSite
    path={adminPaths.tripletexErrors}
    whoami={whoami}
    routes={[{ path: '/admin/*', element: <AdminArea /> }]}
  />
)

const meta = {
  title: 'Site/TripletexErrorsPage',
  component: TripletexErrorsPage,
  parameters: { isFlush: true, msw: answering(sample) },
  render: pageFor(staffOf('TRIPLETEX')),
} satisfies Meta<typeof TripletexErrorsPage>
export default meta
type Story = StoryObj<typeof meta>

/** Five causes hold up 231 bills: each is one card, with its own button. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    sent.length = 0
    await expect(await canvas.findByText('5 årsaker · 231 av 412 fakturaer venter')).toBeVisible()
    const taken = within(canvas.getByRole('region', { name: 'Kundenummeret er tatt' }))
    await userEvent.click(taken.getByRole('button', { name: 'Bruk dem som finnes' }))
    await expect(await canvas.findByText('2 funnet, 0 finnes ikke')).toBeVisible()
    const vat = within(canvas.getByRole('region', { name: 'MVA-koden er ikke lov på kontoen' }))
    await userEvent.click(vat.getByRole('button', { name: 'Prøv igjen' }))
    await expect(await canvas.findByText('9 fakturaer settes i gang')).toBeVisible()
    await expect(sent).toEqual([
      ['sync-customer-numbers', { cause: 'customer-taken' }],
      ['start', { cause: 'vat-invalid' }],
    ])
  },
}

/** One by one: what was sent and what came back, and what can be done with one alone. */
export const OneBill: Story = {
  play: async ({ canvas, canvasElement }) => {
    sent.length = 0
    const vat = within(await canvas.findByRole('region', { name: 'MVA-koden er ikke lov på kontoen' }))
    await userEvent.click(vat.getByRole('button', { name: 'Vis 9' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Detaljer 34-20602' }))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('dialog', { name: 'Ordre 34-20602' }))
    await expect(dialog.getByText(/"vatTypeId": 3/)).toBeVisible()
    await expect(dialog.getByText(/Validering feilet/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Merk som ført …' }))
    const mark = within(await body.findByRole('dialog', { name: 'Merk som ført' }))
    await userEvent.type(mark.getByRole('textbox', { name: 'Fakturanummer i Tripletex' }), '20411')
    await userEvent.type(mark.getByRole('textbox', { name: 'Hvorfor?' }), 'Ført for hånd')
    await userEvent.click(mark.getByRole('button', { name: 'Merk som ført' }))
    await expect(await canvas.findByText('Merket som ført')).toBeVisible()
    await expect(sent).toEqual([['mark-synced', { foreignNumber: '20411', why: 'Ført for hånd' }]])
  },
}

/** A token that is not taken any more has paused all of it. */
export const Paused: Story = {
  parameters: {
    msw: answering({ ...sample, paused: { at: '2026-11-25T09:41:00+01:00', why: 'bad-token', by: null } }),
  },
  play: async ({ canvas }) => {
    sent.length = 0
    await expect(await canvas.findByText(/godtar ikke nøkkelen/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start igjen' }))
    await expect(await canvas.findByText('Startet')).toBeVisible()
    await expect(sent).toEqual([['start', {}]])
  },
}

/** Everything has come through. */
export const Empty: Story = {
  parameters: {
    msw: answering({ ...sample, causes: 0, held: 0, unknown: 0, marked: 0, synced: 412, waiting: 0, groups: [] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alle 412 fakturaer er ført')).toBeVisible()
    await expect(canvas.getByText('Ingenting har stoppet.')).toBeVisible()
  },
}

/** What is on its way is not said to be there. */
export const OnItsWay: Story = {
  parameters: {
    msw: answering({ ...sample, causes: 0, held: 0, unknown: 0, marked: 0, synced: 407, waiting: 5, groups: [] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingenting står fast' })).toBeVisible()
    await expect(canvas.getByText('5 er i kø')).toBeVisible()
  },
}

/** Of a first day nothing has gone to the books. */
export const Nothing: Story = {
  parameters: {
    msw: answering({
      ...sample,
      causes: 0,
      held: 0,
      unknown: 0,
      marked: 0,
      synced: 0,
      waiting: 0,
      total: 0,
      groups: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen fakturaer er på vei til Tripletex' })).toBeVisible()
  },
}

/** Who may only read has no buttons. */
export const ReadOnly: Story = {
  render: pageFor(staffOf('TRIPLETEX', ['BILLING_READ'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunden har ikke e-post')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Ta pause' })).toBeNull()
  },
}

/** Where the books are elsewhere there is no such page, and nothing in the menu. */
export const Elsewhere: Story = {
  render: pageFor(staffOf(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ukjent URL/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Tripletex-feil/ })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { msw: [counts, http.get('/api/admin/tripletex/*', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tripletex-feil' })).toBeVisible()
  },
}

/** What did not come can be asked for again. */
export const Refused: Story = {
  parameters: {
    msw: [
      counts,
      http.get('/api/admin/tripletex/*', () =>
        HttpResponse.json({ code: 'server.failed', status: 500, errors: [], entity: null }, { status: 500 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, { timeout: 8000 })).toBeVisible()
  },
}
