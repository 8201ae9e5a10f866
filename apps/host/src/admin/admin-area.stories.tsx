import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { sampleWhoami } from '../sample/sample-session.ts'
import { SampleSite } from '../sample/sample-site.tsx'
import { AdminArea } from './admin-area.tsx'

const staff = sampleWhoami({
  organizationPermissions: [
    { organizationId: sampleWhoami().organizations[0]?.id ?? 1, permissions: ['RESERVATION_READ', 'MESSAGE_READ'] },
  ],
})

const late = { id: 9, title: 'EL12345 · 104501', detail: 'Kari Nordmann', at: '2026-11-21T14:30:00+01:00' }
const none = { count: 0, items: [] }
const waiting = {
  lateTrips: { count: 3, items: [late] },
  conflicts: none,
  reviews: none,
  messages: none,
  damages: null,
  carsOut: null,
}

const meta = {
  title: 'Site/AdminArea',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [
      http.get('/api/admin/counts', () => HttpResponse.json({ workList: 3, messages: 0, damages: null })),
      http.get('/api/admin/overview', () => HttpResponse.json(waiting)),
    ],
  },
  render: () => <SampleSite path="/admin" whoami={staff} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />,
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    const late = within(await canvas.findByRole('region', { name: 'Ikke levert i tide' }))
    await expect(late.getByRole('link', { name: /EL12345/ })).toBeVisible()
    await expect(late.getByRole('link', { name: 'og 2 til' })).toBeVisible()
    await expect(canvas.getByText('Alle meldinger er lest.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Nye skader' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Biler' })).toBeNull()
  },
}
