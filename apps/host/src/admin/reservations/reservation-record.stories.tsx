import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const at = (time: string) => `2026-11-22T${time}:00+01:00`
const trip = {
  id: 61,
  version: 3,
  reservationNumber: 115_912,
  state: 'ONGOING',
  membershipId: 20,
  membership: 'Privat 20412',
  personId: 7,
  person: 'Per Mjelde',
  phone: '+4748155090',
  carId: 119,
  carNumber: 119,
  licensePlate: 'EE71698',
  model: 'Toyota Yaris Hybrid',
  location: 'Nordnes',
  start: at('15:00'),
  end: at('17:00'),
  effectiveEnd: at('17:00'),
  started: at('14:56'),
  ended: null,
  created: at('03:23'),
  superDamageWaiver: false,
  kilometers: null,
  kilometersMissing: false,
  startOdometer: 64_208,
  endOdometer: null,
  userNote: null,
  needsReview: true,
  assigneeId: null,
  assignee: null,
}
const line = { description: 'Leietid', quantity: 2, unit: 't', unitPriceOre: 4900, totalOre: 9800, vatCode: '3' }
const price = { currency: 'NOK', totalOre: 9800, vatOre: 1960, lines: [line], kilometerTiers: [], stage: 'booking' }
const neighbour = { reservationId: 62, reservationNumber: 115_876, isBlock: false, person: 'Vilde Dahl', phone: null }
const summary = {
  email: 'per.mjelde@delebil.test',
  membershipState: 'ACTIVE',
  price: { ...price, tariff: 'Standard' },
  latestEnd: at('17:30'),
  extension: { minutes: 30, end: at('16:30'), addedOre: 2450 },
  before: null,
  after: { ...neighbour, start: at('18:00'), end: at('20:00') },
  review: [{ reason: 'ASKED', why: 'vil forlenge inn i neste tur', person: 'Sindre Nygård', at: at('15:13') }],
}
const changelog = [
  { action: 'created', at: at('03:23'), person: { id: 7, name: 'Per Mjelde' }, changes: {} },
  { action: 'started', at: at('14:56'), person: { id: 7, name: 'Per Mjelde' }, changes: {} },
]
const said = {
  id: 5,
  kind: 'MESSAGE',
  text: 'Kan jeg ha bilen til 18:30?',
  author: { id: 7, name: 'Per Mjelde' },
  isFromStaff: false,
  createdAt: at('15:12'),
  pictures: [],
}
const option = (id: number, model: string, taken: readonly object[]) => ({
  id,
  carNumber: String(id),
  licensePlate: `EK65${id}`,
  model,
  location: 'Sandviken',
  metres: id === 119 ? 0 : 1400,
  priceOre: 22_400,
  taken,
})
const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const refusal = { type: 'about:blank', title: 'Bilen er opptatt', status: 409, code: 'reservation.car-taken' }

const meta = {
  title: 'Site/Reservation record',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [
      data('counts', { workList: 1, messages: 0, damages: 0, conflicts: 0 }),
      data('saved-views', { data: [] }),
      data('reservations/61', trip),
      data('reservations/61/summary', summary),
      data('reservations/61/changelog', { data: changelog }),
      data('reservations/61/messages', { data: [said] }),
      data('reservations/61/*', { data: [] }),
      data('reservations/quote', {
        price,
        warnings: [],
        taken: [{ ...neighbour, start: at('18:00'), end: at('20:00') }],
      }),
      data('cars/options', {
        data: [
          option(119, 'Toyota Yaris', [{ start: at('18:00'), end: at('20:00') }]),
          option(176, 'Hyundai Kona', []),
        ],
      }),
      data('cars/119/condition', { at: at('15:29'), state: null }),
      data('conflicts', { data: [], solved: [] }),
      http.put('/api/admin/reservations/61', () =>
        HttpResponse.json({ ...refusal, entity: null, errors: [] }, { status: 409 }),
      ),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => (
    <SampleSite
      path={adminPaths.reservations.recordPath({ id: 61 })}
      whoami={sampleWhoami({
        organizationPermissions: [
          {
            organizationId: 1,
            permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'MESSAGE_READ', 'MESSAGE_WRITE'],
          },
        ],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** Why it must be seen, who to call and what happened stand before the form. */
export const Answers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '115912' })).toBeVisible()
    await expect(await canvas.findByText('Må ses på: vil forlenge inn i neste tur')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '481 55 090' })).toHaveAttribute('href', 'tel:+4748155090')
    await expect(await canvas.findByRole('link', { name: '115876' })).toBeVisible()
    const events = await canvas.findByRole('list', { name: 'Det som har skjedd' })
    await expect(within(events).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('radio', { name: 'Meldinger' }))
    await expect(await canvas.findByText('«Kan jeg ha bilen til 18:30?»')).toBeVisible()
    await expect(canvas.queryByText('Turen begynte')).toBeNull()
  },
}

/** A car that is taken, by key alone: said where the focus goes, by whom it is taken, and with a free car near it. */
export const CarTaken: Story = {
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('combobox', { name: 'Slutt, klokken' })
    await userEvent.clear(end)
    await userEvent.type(end, '1830')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Bilen er dessverre opptatt'))
    await expect(await canvas.findByText(/Vilde Dahl, søn\. 22\. nov\. 18:00–20:00/)).toBeVisible()
    const free = await canvas.findByRole('button', { name: /^176 · EK65176 · Hyundai Kona/ })
    free.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Bil' })).toHaveValue('176 · EK65176'))
  },
}

const lateTrip = { ...trip, state: 'PAST', progress: 'LATE' }
const lateCase = { ...lateTrip, reason: 'LATE', caseState: 'OPEN', urgency: 1, postponedUntil: null }

/** A case of the work list: out still though its time is over, who waits for the car, and a way out for them. */
export const LateCase: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: {
    msw: [
      data('problem-reservations', { data: [lateCase], totalElements: 1, isExact: true, cursor: null }),
      data('problem-reservations/counts', { data: Array(5).fill({ total: 1, isExact: true }) }),
      data('reservations/61', lateTrip),
      data('reservations/62', { ...trip, id: 62 }),
      http.get('/map-style', () => new HttpResponse(null, { status: 204 })),
      http.post('/api/admin/fleet-map/119/position', () =>
        HttpResponse.json({ at: at('15:28'), position: { type: 'Point', coordinates: [5.331, 60.3885] } }),
      ),
      ...meta.parameters.msw,
    ],
  },
  render: () => (
    <SampleSite
      path={adminPaths['problem-reservations'].recordPath({ id: 61 })}
      whoami={sampleWhoami({
        organizationPermissions: [
          { organizationId: 1, permissions: ['RESERVATION_READ', 'RESERVATION_WRITE', 'FLEET_MANAGEMENT_WRITE'] },
        ],
      })}
      routes={[{ path: '/admin/*', element: <AdminArea /> }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Per Mjelde skulle levert bil 119/)).toBeVisible()
    await expect(await canvas.findByText(/^Vilde Dahl henter den .*18:00\.$/)).toBeVisible()
    await expect(canvas.getAllByText('AKTIV').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('UTGÅTT')).toBeNull()
    await expect(canvas.getByText('Finn en annen bil til Vilde Dahl')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finn bil' })).toHaveAttribute('href', expect.stringMatching(/\/62$/))
    await expect(await canvas.findByText(/Forleng til .*16:30/)).toBeVisible()
    await expect(canvas.getByText(/^24,50 kr mer\. Bilen er ledig til .*17:30\.$/)).toBeVisible()
    await expect(await canvas.findByText(/176 Hyundai Kona, Sandviken, 1,4 km unna\. Samme pris\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Vis hvor bilen er' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Grunn' }), 'Ikke levert, Vilde venter')
    await userEvent.click(dialog.getByRole('button', { name: 'Vis posisjonen' }))
    await expect(await canvas.findByText(/^EE71698 var her .*15:28$/, { selector: 'p' })).toBeVisible()
  },
}
