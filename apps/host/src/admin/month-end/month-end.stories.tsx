import { makeProblem } from '@delebil/core-api'
import { problemText } from '@delebil/validation/text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { MonthEndPage } from './month-end-page.tsx'
import { sampleClosed, sampleItems, sampleMonth } from './sample-months.ts'

const staffWith = (...permissions: ('BILLING_READ' | 'BILLING_WRITE' | 'LIMITED_BILLING_READ')[]) =>
  sampleWhoami({ organizationPermissions: [{ organizationId: 1, permissions }] })
const pageFor = (whoami: ReturnType<typeof staffWith>) => () => (
  <SampleSite path={adminPaths.monthEnd} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)
const counts = http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 }))
const answering = (month: object) => [counts, http.get('/api/admin/month-end', () => HttpResponse.json(month))]
let sent: unknown

const meta = {
  title: 'Site/MonthEndPage',
  component: MonthEndPage,
  parameters: { isFlush: true, msw: answering(sampleMonth) },
  render: pageFor(staffWith('BILLING_READ', 'BILLING_WRITE')),
} satisfies Meta<typeof MonthEndPage>
export default meta
type Story = StoryObj<typeof meta>

/** What is left, each with the way to it; what it comes to per VAT code and account. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 igjen før oktober kan lukkes')).toBeVisible()
    await expect(canvas.getByText(/^Fristen for å fakturere gikk ut fre\. 20\. nov\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fakturer: Ikke fakturert' })).toHaveAttribute(
      'href',
      expect.stringContaining(adminPaths.billing.path),
    )
    await expect(canvas.getByRole('region', { name: 'Per mva-kode' })).toHaveTextContent('7 · ingen')
  },
}

/** What may wait needs a reason; it is sent with it, and then the month is closed. */
export const Closing: Story = {
  parameters: {
    msw: [
      ...answering(sampleMonth),
      http.post('/api/admin/month-end/close', async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ entity: sampleClosed, errors: [] })
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lukk oktober' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lukke oktober 2026?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Hvorfor lukkes den/ }), 'Fire purres i november')
    await userEvent.click(dialog.getByRole('button', { name: 'Lukk oktober' }))
    await expect(await canvas.findByText(/^Oktober 2026 ble lukket .* av Ragnhild Hansen$/)).toBeVisible()
    await expect(sent).toEqual({ month: '2026-10', why: 'Fire purres i november' })
  },
}

let isClosed = false
/** Who presses in a second tab hears that it is closed, and sees it as it is now. */
export const ClosedMeanwhile: Story = {
  beforeEach: () => {
    isClosed = false
  },
  parameters: {
    msw: [
      http.post('/api/admin/month-end/close', () => {
        isClosed = true
        return HttpResponse.json(makeProblem('month.already-closed', 409), { status: 409 })
      }),
      http.get('/api/admin/month-end', () => HttpResponse.json(isClosed ? sampleClosed : sampleMonth)),
      ...answering(sampleMonth),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lukk oktober' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lukke oktober 2026?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Hvorfor lukkes den/ }), 'Fire purres i november')
    await userEvent.click(dialog.getByRole('button', { name: 'Lukk oktober' }))
    await expect(await screen.findByText('Noen har lukket måneden i mellomtiden.')).toBeVisible()
    await expect(await canvas.findByText(/^Oktober 2026 ble lukket .* av Ragnhild Hansen$/)).toBeVisible()
  },
}

/** A closed month is what was kept, and says that it would be the same again. */
export const Closed: Story = {
  parameters: { msw: answering(sampleClosed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Regnet om igjen nå gir måneden det samme på øret.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Lukk/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Rapport (csv)' })).toBeVisible()
  },
}

/** A closed month that has become another since is told at once. */
export const NotSame: Story = {
  parameters: { msw: answering({ ...sampleClosed, closed: { ...sampleClosed.closed, isSame: false } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Regnet om igjen nå gir måneden noe annet/)).toBeVisible()
  },
}

/** What must be done first holds the month open, and the button says so. */
export const NeededFirst: Story = {
  parameters: {
    msw: answering({
      ...sampleMonth,
      items: sampleItems({
        ORDER: { count: 1, ore: null, of: ['2026-09'] },
        ACCOUNTS: { count: 1, ore: 50_000, of: ['5000 Tapt nøkkel'] },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 igjen før oktober kan lukkes')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gå dit: Tidligere måneder er åpne' })).toHaveAttribute(
      'href',
      `${adminPaths.monthEnd}?maned=2026-09`,
    )
    await expect(canvas.getByRole('button', { name: 'Lukk oktober' })).toBeDisabled()
  },
}

/** A club that has billed nothing yet. */
export const Empty: Story = {
  parameters: {
    msw: answering({
      ...sampleMonth,
      months: [{ month: '2026-10', isClosed: false }],
      items: sampleItems({}),
      openBillsOre: 0,
      report: {
        ...sampleMonth.report,
        invoices: { count: 0, first: null, last: null, grossOre: 0 },
        receivables: { openingOre: 0, closingOre: 0 },
        vat: [],
        accounts: [],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oktober kan lukkes')).toBeVisible()
    await expect(canvas.getByText('Alt er gjort.')).toBeVisible()
    await expect(canvas.getAllByText('Ingenting er ført denne måneden.')).toHaveLength(2)
  },
}

export const Loading: Story = {
  parameters: { msw: [counts, http.get('/api/admin/month-end', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Månedsslutt' })).toBeVisible()
    await expect(canvas.queryByText('Må gjøres')).toBeNull()
  },
}

/** What did not come can be asked for again. */
export const Refused: Story = {
  parameters: {
    msw: [
      counts,
      http.get('/api/admin/month-end', () =>
        HttpResponse.json({ code: 'permission.missing', status: 403, errors: [], entity: null }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problemText['permission.missing'])).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}

/** Who may only look is offered no closing. */
export const ReadOnly: Story = {
  render: pageFor(staffWith('BILLING_READ')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 igjen før oktober kan lukkes')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Lukk/ })).toBeNull()
  },
}

/** Who may see only the lines of a trip has no such page in the menu. */
export const NoRight: Story = {
  render: pageFor(staffWith('LIMITED_BILLING_READ')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('link', { name: /Oversikt/ }).length).toBeGreaterThan(0))
    await expect(canvas.queryByRole('link', { name: 'Månedsslutt' })).toBeNull()
    await expect(canvas.queryByText('Må gjøres')).toBeNull()
  },
}
