import type { Permission } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { SampleLinks } from '../../sample/sample-links.tsx'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const at = (day: number, time: string) => `2026-11-${day}T${time}:00+01:00`
const car = {
  id: 119,
  version: 1,
  carNumber: 119,
  licensePlate: 'EE71698',
  modelId: 3,
  model: 'Toyota Yaris Hybrid',
  locationId: 4,
  location: 'Nordnes',
  seats: 5,
  color: 'blue',
  tariffKey: 'small',
  tariff: 'Liten bil',
  properties: [],
  access: ['TELEMATICS'],
  dialToOpenPhone: null,
  about: null,
  fuelCard: null,
  fuelInstructions: null,
  active: true,
}
const trip = (reservationId: number, person: string, from: string, to: string, more: object = {}) => ({
  reservationId,
  reservationNumber: 115_800 + reservationId,
  isBlock: false,
  person,
  personId: reservationId,
  phone: '+4748155090',
  start: from,
  end: to,
  isOut: false,
  priceOre: 12_880,
  ...more,
})
const trips = [
  trip(12, 'Per Mjelde', at(22, '15:00'), at(22, '17:00'), { isOut: true }),
  trip(76, 'Vilde Dahl', at(22, '18:00'), at(22, '20:00')),
  trip(80, 'Silje Larsen', at(22, '22:00'), at(23, '08:00')),
  trip(90, '', at(23, '10:00'), at(23, '14:00'), { isBlock: true, person: null, personId: null, phone: null }),
  trip(99, 'Knut Nesse', at(24, '10:00'), at(24, '16:00')),
]
const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))

const shown = (query = '', ...more: Permission[]) => (
  <SampleSite
    path={`${adminPaths.cars.recordPath({ id: 119 })}${query}`}
    now={() => new Date(at(22, '15:30'))}
    whoami={sampleWhoami({
      organizationPermissions: [
        {
          organizationId: 1,
          permissions: ['FLEET_MANAGEMENT_READ', 'RESERVATION_READ', 'RESERVATION_WRITE', ...more],
        },
      ],
    })}
    routes={[{ Component: SampleLinks, children: [{ path: '/admin/*', element: <AdminArea /> }] }]}
  />
)

const meta = {
  title: 'Site/Car record',
  component: AdminArea,
  globals: { viewport: { value: 'desk' } },
  parameters: {
    isFlush: true,
    msw: [
      data('counts', { workList: 1, messages: 0, damages: 0, conflicts: 0 }),
      data('saved-views', { data: [] }),
      data('cars/119', car),
      data('cars/119/trips', { data: trips }),
      data('cars/119/condition', { at: at(22, '15:29'), state: null }),
      data('cars/119/*', { data: [] }),
      data('cars/tariffs', { data: [{ key: 'small', name: 'Liten bil' }] }),
      data('cars/properties', { data: [] }),
      data('damages', { data: [], totalElements: 0, isExact: true, cursor: null }),
      data('entity-messages', { data: [], totalElements: 0, isExact: true, cursor: null }),
      http.get('/api/admin/:kind/:id', () => new HttpResponse(null, { status: 404 })),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => shown(),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** Who has the car and who is next, and on a line of time what it does until tomorrow is over; what is later is not there. */
export const NowAndNext: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Neste, om 2 t 30 min')).toBeVisible()
    const line = within(await canvas.findByRole('list', { name: 'Fra nå til i morgen kveld' }))
    const bars = line.getAllByRole('listitem')
    await expect(bars).toHaveLength(4)
    await expect(bars[0]).toHaveTextContent('Per')
    await expect(bars[3]).toHaveTextContent('Sperret')
    const [first, next] = bars.map((bar) => bar.getBoundingClientRect())
    await expect(first?.right).toBeLessThan(next?.left ?? 0)
    await expect(canvas.getByRole('link', { name: 'Åpne i Flåteplan' })).toHaveAttribute(
      'href',
      expect.stringContaining('dato=2026-11-22'),
    )
    const rows = within(await canvas.findByRole('region', { name: /Nå og framover/ })).getAllByRole('row')
    await expect(rows).toHaveLength(trips.length)
  },
}

/** The other parts stand behind tabs; how many damages wait is said at theirs. */
export const Parts: Story = {
  parameters: {
    msw: [
      data('damages', {
        data: [{ id: 4, description: 'Ripe høyre dør', created: at(4, '10:00') }],
        totalElements: 1,
        isExact: true,
        cursor: null,
      }),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Deler av siden' }))
    await expect(await tabs.findByRole('link', { name: /^Skader.*1/ })).toBeVisible()
    await userEvent.click(tabs.getByRole('link', { name: 'Kort og drivstoff' }))
    await expect(await canvas.findByText('Ingen kort ligger i bilen.')).toBeVisible()
    await expect(canvas.queryByText('Neste, om 2 t 30 min')).not.toBeInTheDocument()
    await userEvent.click(tabs.getByRole('link', { name: 'Nå og neste' }))
    await expect(await canvas.findByText('Neste, om 2 t 30 min')).toBeVisible()
  },
}

/** Another part is not gone to without a question while something is typed, and what saves it is whole above the foot of a phone. */
export const Typed: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => shown('?fane=opplysninger', 'FLEET_MANAGEMENT_WRITE'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Om bilen/ }), 'Ladekabel bak setet.')
    const save = await canvas.findByRole('button', { name: /^Lagre/ })
    const { left, bottom } = save.getBoundingClientRect()
    await expect(bottom).toBeLessThan(window.innerHeight)
    await expect(save).toContainElement(document.elementFromPoint(left + 8, bottom - 4) as HTMLElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Historikk' }))
    const question = within(await page.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Bli her' }))
    await expect(canvas.getByRole('textbox', { name: /^Om bilen/ })).toHaveValue('Ladekabel bak setet.')
  },
}
