import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const tariff = {
  id: 1,
  version: 1,
  name: 'Liten',
  replacesId: null,
  validFrom: '2026-01-01',
  inForce: true,
  carCount: 14,
  startFeeOre: 2500,
  hourOre: 4900,
  dayCapHours: 10,
  kilometerOre: 340,
  tierFromKm: 100,
  tierOre: 240,
  superDamageWaiverHourOre: 500,
  superDamageWaiverDayCapHours: 10,
}
const data = (path: string, body: object) => http.get(`/api/admin/${path}`, () => HttpResponse.json(body))
const whoami = sampleWhoami({
  organizationPermissions: [{ organizationId: 1, permissions: ['BILLING_READ', 'BILLING_WRITE'] }],
})

const meta = {
  title: 'Site/Tariffs',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [
      data('counts', { workList: 0, messages: 0, damages: 0, conflicts: 0 }),
      data('saved-views', { data: [] }),
      data('tariffs', { data: [tariff], cursor: null, totalElements: 1, isExact: true }),
      data('tariffs/counts', { data: [] }),
      data('tariffs/template', { entity: { ...tariff, name: '', validFrom: '2026-12-01', startFeeOre: 0 } }),
      data('tariffs/1', tariff),
      data('tariffs/:id/history', { data: [] }),
      http.get('/api/users/whoami', () => new HttpResponse(null, { status: 503 })),
      http.post('/api/log', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  render: () => site(adminPaths.tariffs.path),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

const site = (path: string) => (
  <SampleSite path={path} whoami={whoami} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />
)

export const InForce: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Liten/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ny takst' })).toBeVisible()
  },
}

/** What some trips would cost a member is there before anything is saved. */
export const New: Story = {
  render: () => site(adminPaths.tariffs.newPath),
  play: async ({ canvas }) => {
    const hour = await canvas.findByRole('textbox', { name: /Pris per time/ })
    await userEvent.clear(hour)
    await expect(await canvas.findByText(/^Fyll ut prisene/)).toBeVisible()
    await userEvent.type(hour, '50')
    const prices = await canvas.findByRole('region', { name: /Hva noen vanlige turer koster/ })
    // Two hours at 50, and 20 km at 3.40.
    await expect(prices).toHaveTextContent(/2 timer, 20 km\s*168\s*kr/)
    await expect(prices).toHaveTextContent(/Et døgn, 100 km\s*1\s*340\s*kr/)
  },
}
