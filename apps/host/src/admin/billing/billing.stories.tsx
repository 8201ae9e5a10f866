import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleCharge as charge } from './sample-charge.ts'

const reversal = {
  ...charge,
  id: 62,
  quantity: -5.5,
  grossOre: -26_950,
  vatOre: -5390,
  reverses: 61,
  state: 'open',
  deviation: null,
  needsReview: false,
}
const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const page = (rows: readonly object[]) => ({
  data: rows,
  cursor: null,
  totalElements: rows.length,
  isExact: true,
})

const meta = {
  title: 'Site/Billing',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [
      data('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0 }),
      data('saved-views', { data: [] }),
      data('billing', page([charge, reversal])),
      data('billing/counts', { data: [] }),
      data('billing/61', charge),
      data('billing/62', reversal),
      data('billing/overview', { months: [], missing: [], lacking: { count: 0, toAsk: 0 } }),
      data('billing/61/disputes', { data: [] }),
      data('billing/62/disputes', { data: [] }),
      data('billing/:id/history', { data: [] }),
      http.post('/api/admin/billing/61/hold', () =>
        HttpResponse.json({ entity: { ...charge, version: 2, state: 'held' }, errors: [] }),
      ),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => site(adminPaths.billing.recordPath({ id: 61 })),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

const whoami = sampleWhoami({
  organizationPermissions: [
    { organizationId: 1, permissions: ['BILLING_READ', 'BILLING_WRITE', 'MEMBERSHIP_READ', 'RESERVATION_READ'] },
  ],
})
const site = (path: string) => (
  <SampleSite path={path} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

/** Each amount says how it came to be: the arithmetic, the rule, the VAT, and where it comes from. */
export const Explained: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Levert for mer enn en måned siden/)).toBeVisible()
    const lines = canvas.getByRole('table', { name: 'Slik ble beløpet til' })
    await expect(lines).toHaveTextContent(/Leietid, 5,5\s*t × 49\s*kr/)
    await expect(lines).toHaveTextContent(/269,50\s*kr/)
    await expect(canvas.getByText(/25 % av 215,60\s*kr, MVA-kode 3/)).toBeVisible()
    await expect(canvas.getByText(/Takst Liten, gjelder fra/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reservasjon 112604' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Jonas Kvamme' })).toBeVisible()
  },
}

/** A charge that takes another back has its figures below zero, and names it. */
export const Reversal: Story = {
  render: () => site(adminPaths.billing.recordPath({ id: 62 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tar tilbake linje 61')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Slik ble beløpet til' })).toHaveTextContent(/−269,50\s*kr/)
  },
}

/** Held with a reason, it stays off the next invoice, and can be undone. */
export const Held: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Hold' }))
    const dialog = await body.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Hvorfor/ }), 'Medlemmet spør')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hold' }))
    await expect(await body.findByText('Linjen er holdt og kommer ikke på neste faktura')).toBeVisible()
  },
}

const said = {
  id: 1,
  text: 'Jeg leverte klokka tolv',
  shouldBeOre: null,
  isFromStaff: false,
  raisedBy: 'Jonas Kvamme',
  raisedAt: '2026-11-20T12:00:00+01:00',
  dueAt: '2026-12-04T12:00:00+01:00',
  outcome: null,
  answer: null,
  answeredBy: null,
  answeredAt: null,
}
const disputed = { ...charge, state: 'held', deviation: 'DISPUTED' }

/** What a member says is wrong stands on the line with its deadline, and is corrected by saying what it should have been. */
export const Disputed: Story = {
  parameters: {
    msw: [
      data('billing/61', disputed),
      data('billing/61/disputes', { data: [said] }),
      http.post('/api/admin/billing/61/correct', async ({ request }) => {
        const { grossOre } = (await request.json()) as { grossOre: number }
        return grossOre === charge.grossOre
          ? HttpResponse.json(
              {
                code: 'charge.same-amount',
                errors: [
                  { code: 'charge.same-amount', message: 'Det er beløpet som står der.', fieldName: 'grossOre' },
                ],
              },
              { status: 400 },
            )
          : HttpResponse.json({ entity: { ...disputed, version: 2, state: 'dropped', deviation: null }, errors: [] })
      }),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText('Jeg leverte klokka tolv')).toBeVisible()
    await expect(canvas.getByText(/^Noen sier at linjen ikke stemmer/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Svar' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rett' }))
    const dialog = await body.findByRole('dialog')
    const amount = within(dialog).getByRole('textbox', { name: /Riktig beløp/ })
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Hvorfor/ }), 'Du hadde rett')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rett' }))
    await waitFor(() => expect(amount).toBeInvalid())
    await userEvent.clear(amount)
    await userEvent.type(amount, '220,50')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rett' }))
    await expect(await body.findByText('Linjen er rettet. Den riktige kommer på neste faktura')).toBeVisible()
  },
}

/** Over the list stand the newest months that must be invoiced with their deadlines, the older ones as one figure, and what is on no line that should be. */
export const Deadlines: Story = {
  parameters: {
    msw: [
      data('billing/overview', {
        months: [
          { month: '2026-07', deadline: '2026-08-20', daysLeft: -96, lines: 1500, grossOre: 100_000 },
          { month: '2026-08', deadline: '2026-09-20', daysLeft: -65, lines: 1500, grossOre: 200_000 },
          { month: '2026-09', deadline: '2026-10-20', daysLeft: -35, lines: 3, grossOre: 100_000 },
          { month: '2026-10', deadline: '2026-11-20', daysLeft: -4, lines: 1204, grossOre: 43_120_000 },
          { month: '2026-11', deadline: '2026-12-21', daysLeft: 1, lines: 1, grossOre: 12_000 },
        ],
        missing: [
          { kind: 'NO_ODOMETER', count: 7, of: [{ id: 90, name: '112604' }] },
          { kind: 'NO_MONTHLY_FEE', count: 1, of: [{ id: 20, name: 'Jonas Kvamme' }] },
        ],
        lacking: { count: 14, toAsk: 11 },
      }),
      http.post('/api/admin/memberships/ask-for-billing-data', () => HttpResponse.json({ asked: 11, left: 0 })),
      ...meta.parameters.msw,
    ],
  },
  render: () => site(adminPaths.billing.path),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('oktober 2026 må være fakturert')).toBeVisible()
    await expect(canvas.getByText('2 eldre måneder må være fakturert')).toBeVisible()
    await expect(canvas.getByText(/^3\s000 linjer, 3\s000\s*kr · innen 20\.08\.2026 · 96 dager over/)).toBeVisible()
    await expect(canvas.queryByText('august 2026 må være fakturert')).toBeNull()
    await expect(canvas.getByText(/innen 20\.11\.2026 · 4 dager over fristen$/)).toBeVisible()
    await expect(canvas.getByText(/^1 linje, 120\s*kr · innen 21\.12\.2026 · 1 dag igjen$/)).toBeVisible()
    await expect(canvas.getByText(/^Ikke på noen linje: 7 turer uten kilometerstand/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '112604' })).toBeVisible()
    await expect(canvas.getByText(/^14 medlemskap mangler .+ 11 er ikke spurt/)).toBeVisible()
    const leftOf = (element: HTMLElement) => element.getBoundingClientRect().left
    await expect(leftOf(canvas.getByText(/^14 medlemskap/))).toBe(
      leftOf(canvas.getByRole('searchbox').parentElement as HTMLElement),
    )
    await expect(canvas.getByRole('link', { name: 'Start kjøring' })).toHaveAttribute(
      'href',
      adminPaths['billing-runs'].newPath,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Spør alle som mangler' }))
    await userEvent.click(
      within(await within(document.body).findByRole('alertdialog')).getByRole('button', {
        name: 'Spør alle som mangler',
      }),
    )
    await expect(await canvas.findByText('Spurte eierne av 11 medlemskap på e-post')).toBeVisible()
  },
}

/** The address of the specification opens what has to be looked at. */
export const ToLookAt: Story = {
  render: () => site(adminPaths.money),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Fakturagrunnlag' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Må ses på/ })).toHaveAttribute('aria-current')
    await expect(canvas.queryByRole('button', { name: /Må ses på er Ja/ })).toBeNull()
  },
}

/** So does the address that the top menu gives, with the club in it. */
export const ToLookAtInOrganization: Story = {
  render: () => site(`${adminPaths.money}?orgId=1`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Må ses på/ })).toHaveAttribute('aria-current')
    await expect(canvas.queryByRole('button', { name: /Må ses på er Ja/ })).toBeNull()
  },
}

const trip = {
  id: 90,
  version: 3,
  reservationNumber: 112_604,
  state: 'PAST',
  progress: 'OVER',
  membershipId: 20,
  membership: 'Jonas Kvamme',
  personId: 7,
  person: 'Jonas Kvamme',
  phone: null,
  carId: 119,
  carNumber: 119,
  licensePlate: 'EE71698',
  model: 'Toyota Yaris Hybrid',
  location: 'Nordnes',
  start: charge.deliveredFrom,
  end: charge.delivered,
  started: charge.deliveredFrom,
  ended: charge.delivered,
  needsReview: false,
}

/** Who sees the lines of a trip alone holds one of them there, and has no billing in the menu. */
export const OnReservation: Story = {
  parameters: {
    msw: [
      data('reservations/90', trip),
      data('reservations/90/summary', {
        email: null,
        membershipState: 'ACTIVE',
        price: null,
        latestEnd: null,
        extension: null,
        before: null,
        after: null,
        review: [],
      }),
      data('reservations/90/charges', {
        data: [charge, { ...charge, id: 63, state: 'held', description: 'Startpris' }],
      }),
      data('reservations/90/*', { data: [] }),
      data('conflicts', { data: [], solved: [] }),
      ...meta.parameters.msw,
    ],
  },
  render: () => (
    <SampleSite
      path={adminPaths.reservations.recordPath({ id: 90 })}
      whoami={sampleWhoami({
        organizationPermissions: [
          { organizationId: 1, permissions: ['RESERVATION_READ', 'LIMITED_BILLING_READ', 'LIMITED_BILLING_WRITE'] },
        ],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Hold.*Leietid/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Slipp.*Startpris/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Fakturagrunnlag' })).toBeNull()
  },
}
