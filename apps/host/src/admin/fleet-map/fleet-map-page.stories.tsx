import type { FleetMap } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { withoutNetwork } from '../../sample/without-network.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { FleetMapPage } from './fleet-map-page.tsx'

const staff = sampleWhoami({
  organizationPermissions: [{ organizationId: 1, permissions: ['FLEET_MANAGEMENT_READ', 'FLEET_MANAGEMENT_WRITE'] }],
})

const reader = sampleWhoami({
  organizationPermissions: [{ organizationId: 1, permissions: ['FLEET_MANAGEMENT_READ'] }],
})

const fleetAt = (at: string | null): FleetMap => ({
  at: at ?? '2026-11-22T10:00:00+01:00',
  gapMetres: 500,
  places: [
    { id: 1, name: 'Torget', lat: 60.3943, lng: 5.3259, cars: 1, free: at === null ? 0 : 1, isGap: at === null },
    { id: 2, name: 'Nordnes', lat: 60.3975, lng: 5.3096, cars: 1, free: 1, isGap: false },
  ],
  cars: [
    {
      id: 1,
      carNumber: 101,
      licensePlate: 'EL10001',
      model: 'Volkswagen ID.3',
      locationId: 1,
      state: at === null ? 'OUT' : 'FREE',
      until: at === null ? '2026-11-22T12:00:00+01:00' : null,
      next: null,
    },
    {
      id: 2,
      carNumber: 102,
      licensePlate: 'EL10002',
      model: 'Toyota Yaris',
      locationId: 2,
      state: 'FREE',
      until: null,
      next: '2026-11-22T15:00:00+01:00',
    },
  ],
})

const meta = {
  title: 'Site/FleetMapPage',
  component: FleetMapPage,
  parameters: {
    isFlush: true,
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json({ workList: 0, messages: 0, damages: 0 })),
      http.get('/map-style', () => new HttpResponse(null, { status: 204 })),
      http.get('/api/admin/fleet-map/charge', () =>
        HttpResponse.json({ data: [{ carId: 2, chargePercent: 12, next: '2026-11-22T15:00:00+01:00' }] }),
      ),
      http.get('/api/admin/fleet-map', ({ request }) =>
        HttpResponse.json(fleetAt(new URL(request.url).searchParams.get('at'))),
      ),
      http.post('/api/admin/fleet-map/1/position', () =>
        HttpResponse.json({
          at: '2026-11-22T10:01:00+01:00',
          position: { type: 'Point', coordinates: [5.331, 60.3885] },
        }),
      ),
    ],
  },
  render: () => (
    <SampleSite path={adminPaths.fleetMap} whoami={staff} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
  ),
} satisfies Meta<typeof FleetMapPage>
export default meta
type Story = StoryObj<typeof meta>

/** Of a very large club the map shows some cars, and says so. */
export const MoreThanAMap: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/fleet-map', () =>
        HttpResponse.json({ ...fleetAt('2026-11-22T10:00:00+01:00'), totalCars: 100_000 }),
      ),
      ...meta.parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kartet viser 2 av 100\s000 biler$/)).toBeVisible()
    await expect(canvas.getByText('De med lavest nummer. Hull i dekningen vises ikke.')).toBeVisible()
  },
}

export const SliderByKeyAndAPositionForAReason: Story = {
  play: async ({ canvas }) => {
    const car = await canvas.findByRole('button', { name: /^EL10001.*På tur/ })
    await expect(await canvas.findByText(/12 % strøm/)).toBeVisible()
    await userEvent.click(car)
    await userEvent.click(await canvas.findByRole('button', { name: 'Vis hvor bilen er' }))
    const why = await screen.findByRole('textbox', { name: /^Grunn/ })
    await userEvent.type(why, 'kort')
    await userEvent.click(screen.getByRole('button', { name: 'Vis posisjonen' }))
    await expect(await screen.findByText('Skriv en grunn på minst 10 tegn')).toBeVisible()
    await userEvent.type(why, ' varsel: meldt stjålet')
    await userEvent.click(screen.getByRole('button', { name: 'Vis posisjonen' }))
    await expect(await canvas.findByText(/60\.38850, 5\.33100$/)).toBeVisible()
    const slider = canvas.getByRole('slider', { name: 'Tidspunkt' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^EL10001.*Ledig/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Gå til nå' }))
    await expect(await canvas.findByRole('button', { name: /^EL10001.*På tur/ })).toBeVisible()
  },
}

/** Without WebGL the list says all that the map would. */
export const WithoutAMap: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kartet kan ikke vises på denne enheten/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^EL10002.*Ledig/ }))
    await expect(await canvas.findByText(/Hører til på Nordnes/)).toBeVisible()
  },
}

/** On a phone the map, or what stands in its place, is the first on the page, and the time is chosen below it. */
export const MapFirstOnAPhone: Story = {
  ...WithoutAMap,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const map = await canvas.findByText(/^Kartet kan ikke vises på denne enheten/)
    const slider = canvas.getByRole('slider', { name: 'Tidspunkt' })
    await expect(map.getBoundingClientRect().bottom).toBeLessThan(slider.getBoundingClientRect().top)
  },
}

const noCharge = http.get('/api/admin/fleet-map/charge', () => HttpResponse.json({ data: [] }))

export const Empty: Story = {
  parameters: {
    msw: [
      noCharge,
      http.get('/api/admin/fleet-map', () => HttpResponse.json({ ...fleetAt(null), cars: [], places: [] })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ingen biler ennå')).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { msw: [noCharge, http.get('/api/admin/fleet-map', () => HttpResponse.error())] },
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kartet kommer når nettet er tilbake.')).toBeVisible()
  },
}

/** Who may only look is not offered where a car is. */
export const ReadOnly: Story = {
  render: () => (
    <SampleSite path={adminPaths.fleetMap} whoami={reader} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^EL10001.*På tur/ }))
    await expect(await canvas.findByText(/Hører til på Torget/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Vis hvor bilen er' })).toBeNull()
  },
}
