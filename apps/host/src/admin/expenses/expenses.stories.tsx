import type { Permission } from '@delebil/core-api'
import { makeProblem } from '@delebil/core-api'
import type { Read } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

type Expense = Read<'reservation-expenses'>
const paths = adminPaths['reservation-expenses']

const wash: Expense = {
  id: 1,
  version: 1,
  kind: 'WASH',
  amountOre: 24_900,
  person: 'Kari Nordmann',
  reservationNumber: 104_501,
  licensePlate: 'EL10003',
  station: 'Circle K Danmarks plass',
  bought: '2026-11-21T09:30:00+01:00',
  sent: '2026-11-21T09:40:00+01:00',
  state: 'RECEIVED',
  deviations: [],
  quantity: null,
  fuel: null,
  note: 'Bilen var full av sand etter forrige tur.',
  personId: 9,
  membershipId: 2,
  membership: 'Kari privat',
  reservationId: 501,
  carId: 3,
  carNumber: 103,
  start: '2026-11-21T08:00:00+01:00',
  end: '2026-11-21T12:00:00+01:00',
  tankLitres: null,
  batteryKwh: 64,
  approvedOre: null,
  isToOrganization: null,
  inputVatOre: 0,
  chargeId: null,
  reason: null,
  staffNote: null,
  decided: null,
  decidedBy: null,
  paid: null,
  assigneeId: null,
  assignee: null,
  postponedUntil: null,
  caseState: 'OPEN',
  urgency: 1,
}
const diesel: Expense = {
  ...wash,
  id: 2,
  kind: 'FUEL',
  amountOre: 130_000,
  person: 'Ola Dahl',
  quantity: 62,
  fuel: 'DIESEL',
  tankLitres: 52,
  batteryKwh: null,
  note: null,
  deviations: ['expense.outside-trip', 'expense.above-tank'],
}
const credited: Expense = {
  ...wash,
  id: 3,
  state: 'CREDITED',
  caseState: 'CLOSED',
  approvedOre: 20_000,
  isToOrganization: true,
  inputVatOre: 4000,
  chargeId: 71,
  reason: 'Kaffen trekker vi fra.',
  decided: '2026-11-21T10:00:00+01:00',
  decidedBy: 'Marit Eide',
}

const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720"><rect width="480" height="720" fill="#f7f5ef"/>
  <rect x="120" y="50" width="240" height="40" fill="#444"/><rect x="40" y="200" width="280" height="18" fill="#444"/>
  <rect x="40" y="260" width="220" height="18" fill="#444"/><rect x="320" y="640" width="120" height="28" fill="#444"/></svg>`

let records: Expense[] = []
let sent: { call: string; body: unknown }[] = []
const listed = () => ({ data: records, totalElements: records.length, isExact: true, cursor: null })
const decide = http.post('/api/admin/reservation-expenses/:id/:call', async ({ params, request }) => {
  const body = (await request.json()) as object
  sent.push({ call: `${String(params['id'])} ${String(params['call'])}`, body })
  const before = records.find(({ id }) => String(id) === params['id']) ?? wash
  records = records.filter(({ id }) => id !== before.id)
  return HttpResponse.json({ entity: { ...before, ...credited, id: before.id, version: 2 }, errors: [] })
})
const common = [
  http.get('/api/admin/counts', () =>
    HttpResponse.json({ workList: null, messages: null, damages: null, conflicts: null, licenses: null, expenses: 2 }),
  ),
  http.get('/api/admin/saved-views', () => HttpResponse.json({ data: [] })),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/admin/reservation-expenses/counts', ({ request }) => {
    const filters = JSON.parse(new URL(request.url).searchParams.get('filters') ?? '[]') as unknown[]
    return HttpResponse.json({ data: filters.map(() => ({ total: records.length, isExact: true })) })
  }),
  http.get(
    '/api/admin/reservation-expenses/:id/picture',
    () => new HttpResponse(new Blob([receipt], { type: 'image/svg+xml' })),
  ),
  http.get('/api/admin/reservation-expenses/:id/history', () => HttpResponse.json({ data: [] })),
]
const list = http.get('/api/admin/reservation-expenses', () => HttpResponse.json(listed()))
const one = http.get('/api/admin/reservation-expenses/:id', ({ params }) =>
  HttpResponse.json([...records, credited].find(({ id }) => String(id) === params['id']) ?? wash),
)

const at = (path: string, ...permissions: Permission[]) => (
  <SampleSite
    path={path}
    whoami={sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })}
    routes={[{ path: '/admin/*', element: <AdminArea /> }]}
  />
)
const all = ['BILLING_READ', 'BILLING_WRITE'] as const

const meta = {
  title: 'Site/Expenses',
  component: AdminArea,
  globals: { viewport: { value: 'desk' } },
  parameters: { isFlush: true, msw: [...common, list, one, decide] },
  beforeEach: () => {
    records = [wash, diesel]
    sent = []
  },
  render: () => at(paths.recordPath({ id: 1 }), ...all),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** The receipt stands beside the form; E leads to the amount, Ctrl and Enter approves once, and the next comes by itself. */
export const ApprovesAndGoesOn: Story = {
  play: async ({ canvas }) => {
    const cases = within(await canvas.findByRole('navigation', { name: 'Utgifter' }))
    await expect(await cases.findByRole('link', { name: /Vask/, current: true })).toBeVisible()
    await expect(canvas.getByText(/^Kari Nordmann har lagt ut 249/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Kvitteringen fra Kari Nordmann/ })).toBeVisible()
    await userEvent.keyboard('e')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Beløp som godkjennes' })).toHaveFocus())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await cases.findByRole('link', { name: /Drivstoff/, current: true })).toBeVisible()
    await expect(sent).toEqual([
      { call: '1 create-invoice-line', body: { version: 1, approvedOre: 24_900, isToOrganization: false } },
    ])
  },
}

/** Another amount needs a reason; nothing typed is lost, and it is paid out where that was chosen. */
export const AnotherAmount: Story = {
  play: async ({ canvas }) => {
    const amount = await canvas.findByRole('textbox', { name: 'Beløp som godkjennes' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '200')
    await userEvent.click(canvas.getByRole('radio', { name: 'Betal ut' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Godkjenn/ }))
    await expect(await canvas.findByText('Må fylles ut')).toBeVisible()
    await expect(amount).toHaveValue('200')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Begrunnelse/ }), 'Kaffe')
    await userEvent.click(canvas.getByRole('button', { name: /^Godkjenn/ }))
    await waitFor(() =>
      expect(sent).toEqual([
        { call: '1 pay-out', body: { version: 1, approvedOre: 20_000, isToOrganization: false, why: 'Kaffe' } },
      ]),
    )
  },
}

/** What does not agree with the trip is said before the picture; a letter refuses nothing. */
export const Deviates: Story = {
  render: () => at(paths.recordPath({ id: 2 }), ...all),
  play: async ({ canvas }) => {
    const why = within(await canvas.findByRole('note', { name: 'Hvorfor den er her' }))
    await expect(why.getByText('Utenfor turen')).toBeVisible()
    await expect(why.getByText('Mer enn bilen har plass til')).toBeVisible()
    await expect(canvas.getByText('Tanken tar 52 liter')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Avvis/ }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Avvis' }))
    await expect(await dialog.findByText('Må fylles ut')).toBeVisible()
    await expect(sent).toEqual([])
  },
}

export const Credited: Story = {
  render: () => at(paths.recordPath({ id: 3 }), ...all),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Trekkes fra neste faktura: 200/)).toBeVisible()
    await expect(canvas.getByText(/^40.*er inngående MVA\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Betal ut i stedet/ })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Beløp som godkjennes' })).toBeNull()
  },
}

/** Who only reads sees the receipt and no form. */
export const ReadOnly: Story = {
  render: () => at(paths.recordPath({ id: 1 }), 'BILLING_READ'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Kvitteringen fra/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Godkjenn/ })).toBeNull()
  },
}

/** Decided by somebody else meanwhile: told, and what was typed stays. */
export const DecidedMeanwhile: Story = {
  parameters: {
    msw: [
      ...common,
      list,
      one,
      http.post('/api/admin/reservation-expenses/:id/:call', () =>
        HttpResponse.json(makeProblem('expense.decided', 409), {
          status: 409,
          headers: { 'content-type': 'application/problem+json' },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Godkjenn/ }))
    await expect(await canvas.findByText('Utlegget er avgjort. Ta det opp igjen først.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Beløp som godkjennes' })).toHaveValue('249')
  },
}

export const List: Story = { render: () => at(paths.path, ...all) }
export const Empty: Story = {
  beforeEach: () => {
    records = []
  },
  render: () => at(paths.path, ...all),
}
export const Loading: Story = {
  parameters: {
    msw: [...common, http.get('/api/admin/reservation-expenses', () => new Promise<never>(() => undefined))],
  },
  render: () => at(paths.path, ...all),
}
export const Failed: Story = {
  parameters: {
    msw: [...common, http.get('/api/admin/reservation-expenses', () => new HttpResponse(null, { status: 500 }))],
  },
  render: () => at(paths.path, ...all),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
