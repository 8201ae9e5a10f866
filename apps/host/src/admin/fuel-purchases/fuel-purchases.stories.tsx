import type { Read } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SampleLinks } from '../../sample/sample-links.tsx'
import { sampleWhoami } from '../../sample/sample-session.ts'
import { SampleSite } from '../../sample/sample-site.tsx'
import { recordsOf } from '../../sample/test-records.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { AdminArea } from '../shell/admin-area.tsx'

const fits: Read<'fuel-purchases'> = {
  id: 1,
  version: 1,
  at: '2026-10-12T08:30:00+02:00',
  carId: 119,
  car: '119',
  place: 'Danmarksplass',
  litres: 31.5,
  amountOre: 66_150,
  card: '70831',
  number: '90213',
  reservationId: 40,
  reservationNumber: 115_812,
  isDeviating: false,
  deviations: null,
}
const deviates: Read<'fuel-purchases'> = {
  ...fits,
  id: 2,
  at: '2026-10-13T03:20:00+02:00',
  car: '204',
  place: 'Åsane',
  litres: 58,
  reservationId: null,
  reservationNumber: null,
  isDeviating: true,
  deviations: '58 liter i en tank på 42. Ingen hadde bilen 03:20.',
}
const list = http.get('/api/admin/fuel-purchases', ({ request }) => {
  const data = [deviates, ...(request.url.includes('isDeviating') ? [] : [fits])]
  return HttpResponse.json({ data, totalElements: data.length, isExact: true, cursor: null })
})

const meta = {
  title: 'Site/Fuel purchases of a fleet',
  component: AdminArea,
  parameters: { isFlush: true, msw: [list, ...recordsOf('fuel-purchases', [deviates, fits])] },
  render: () => (
    <SampleSite
      path={adminPaths['fuel-purchases'].path}
      whoami={sampleWhoami({
        organizationPermissions: [{ organizationId: 1, permissions: ['FLEET_MANAGEMENT_READ'] }],
      })}
      routes={[{ Component: SampleLinks, children: [{ path: '/admin/*', element: <AdminArea /> }] }]}
    />
  ),
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

/** What was bought for any car; what does not add up is a view of its own. */
export const Deviations: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Danmarksplass')).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: /^Avvik/ }))
    await waitFor(() => expect(canvas.queryByText('Danmarksplass')).not.toBeInTheDocument())
    await expect(await canvas.findByText('58 liter i en tank på 42. Ingen hadde bilen 03:20.')).toBeVisible()
  },
}

/** Nothing has been read in. */
export const Empty: Story = {
  parameters: { msw: recordsOf('fuel-purchases', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ingen drivstoffkjøp/)).toBeVisible()
  },
}
