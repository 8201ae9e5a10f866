import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { SampleLinks } from '../../sample/sample-links.tsx'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const page = (rows: readonly object[], cursor: string | null = null) =>
  HttpResponse.json({ data: rows, totalElements: rows.length, isExact: true, cursor })
const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const at = (day: number, time: string) => `2026-10-${day}T${time}:00+02:00`

const car = {
  ...{ id: 119, version: 1, carNumber: 119, licensePlate: 'EE71698', modelId: 3, model: 'Toyota Yaris Hybrid' },
  ...{ locationId: 4, location: 'Nordnes', seats: 5, color: 'blue', tariffKey: 'small', tariff: 'Liten bil' },
  ...{ properties: [], access: ['TELEMATICS'], dialToOpenPhone: null, about: null, fuelCard: null },
  ...{ fuelInstructions: null, active: true },
}
const purchase = (id: number, more: object = {}) => ({
  ...{ id, version: 1, at: at(12, '08:10'), carId: 119, car: '119', place: 'Danmarksplass', litres: 31.4 },
  ...{ amountOre: 65_940, card: '7086 1234', number: `90${id}`, reservationId: 12, reservationNumber: 115_812 },
  ...{ isDeviating: false, deviations: null },
  ...more,
})
const purchases = [
  purchase(101),
  purchase(102, {
    ...{ at: at(14, '03:20'), place: 'Åsane', litres: 480, amountOre: 1_008_000, reservationId: null },
    ...{
      reservationNumber: null,
      isDeviating: true,
      deviations: '480 liter i en tank på 36. Ingen hadde bilen 03:20.',
    },
  }),
]
const readings = [
  {
    ...{ id: 7, version: 1, at: at(3, '10:00'), carId: 119, car: '119', kilometers: 61_204, place: 'Sandviken Bil' },
    readAt: at(5, '09:00'),
  },
]

const shared = [
  data('counts', { workList: 1, messages: 0, damages: 0, conflicts: 0 }),
  data('saved-views', { data: [] }),
  data('cars/119', car),
  data('cars/119/*', { data: [] }),
  data('cars/tariffs', { data: [{ key: 'small', name: 'Liten bil' }] }),
  data('cars/properties', { data: [] }),
  http.get('/api/admin/damages', () => page([])),
  http.get('/api/admin/entity-messages', () => page([])),
  http.get('/api/admin/:kind/:id', () => new HttpResponse(null, { status: 404 })),
  http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
  http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
]
const ofPurchases = http.get('/api/admin/fuel-purchases', ({ request }) => {
  const onlyDeviating = request.url.includes('isDeviating')
  return page(purchases.filter(({ isDeviating }) => !onlyDeviating || isDeviating))
})
const none = [
  http.get('/api/admin/fuel-purchases', () => page([])),
  http.get('/api/admin/odometer-readings', () => page([])),
]

const shown = (tab: string, ...more: Permission[]) => (
  <SampleSite
    path={`${adminPaths.cars.recordPath({ id: 119 })}?fane=${tab}`}
    whoami={sampleWhoami({
      organizationPermissions: [{ organizationId: 1, permissions: ['FLEET_MANAGEMENT_READ', ...more] }],
    })}
    routes={[{ Component: SampleLinks, children: [{ path: '/admin/*', element: <AdminArea /> }] }]}
  />
)

const meta = {
  title: 'Site/What files say of a car',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [ofPurchases, http.get('/api/admin/odometer-readings', () => page(readings)), ...shared],
  },
  render: () => shown('kort', 'RESERVATION_READ'),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** What was bought with the cards of the car; what does not add up says why, and only these can be looked at. */
export const Fuel: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('region', { name: /Kjøpt med drivstoffkort/ }))
    await expect(await table.findByText('480 liter i en tank på 36. Ingen hadde bilen 03:20.')).toBeVisible()
    await expect(table.getByText('Stemmer')).toBeVisible()
    await expect(table.getByRole('link', { name: '115812' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Avvik' }))
    await expect(await canvas.findByText('Åsane')).toBeVisible()
    await expect(canvas.queryByText('Danmarksplass')).not.toBeInTheDocument()
  },
}

/** Whoever may not read reservations sees the number of one, and no way there. */
export const FuelWithoutTrips: Story = {
  render: () => shown('kort'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('115812')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '115812' })).not.toBeInTheDocument()
  },
}

/** What the odometer showed at the workshop. */
export const Odometer: Story = {
  render: () => shown('kilometer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: /61.204/ })).toBeVisible()
    await expect(canvas.getByText('Sandviken Bil')).toBeVisible()
  },
}

/** There are more than are shown. */
export const More: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/fuel-purchases', ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('size'))
        return page(
          Array.from({ length: Math.min(size, 14) }, (_, index) => purchase(200 + index)),
          size < 14 ? 'more' : null,
        )
      }),
      ...shared,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis flere' }))
    await expect(await canvas.findByText(/90213/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument()
  },
}

/** Nothing was read in of the car. */
export const Nothing: Story = {
  parameters: { msw: [...none, ...shared] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen kjøp er lest inn for bilen.')).toBeVisible()
  },
}

/** The server does not answer. */
export const Lost: Story = {
  parameters: {
    msw: [http.get('/api/admin/fuel-purchases', () => new HttpResponse(null, { status: 500 })), ...shared],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toBeVisible()
  },
}
