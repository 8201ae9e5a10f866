import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { sampleWhoami } from '../sample/sample-session.ts'
import { SampleSite } from '../sample/sample-site.tsx'
import { AdminArea } from './admin-area.tsx'

const staff = sampleWhoami({
  organizationPermissions: [
    { organizationId: sampleWhoami().organizations[0]?.id ?? 1, permissions: ['RESERVATION_READ', 'MESSAGE_READ'] },
  ],
})

const meta = {
  title: 'Site/AdminArea',
  component: AdminArea,
  parameters: {
    isFlush: true,
    msw: [http.get('/api/admin/counts', () => HttpResponse.json({ workList: 3, messages: 0, damages: null }))],
  },
  render: () => <SampleSite path="/admin" whoami={staff} routes={[{ path: '/admin/*', element: <AdminArea /> }]} />,
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /3 ?Arbeidsliste/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Biler' })).toBeNull()
  },
}
