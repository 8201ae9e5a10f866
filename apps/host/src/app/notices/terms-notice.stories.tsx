import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { TermsNotice } from './terms-notice.tsx'

const sent = fn()
const meta = {
  title: 'Site/TermsNotice',
  component: TermsNotice,
  args: {
    asked: {
      membershipId: 3,
      membershipName: 'Familien Nordmann',
      organizationId: 1,
      organizationName: 'Byfjord bildeling',
      version: '2027-1',
    },
    onAccepted: fn(),
  },
  decorators: [
    (Story) => (
      <SampleSite>
        <Story />
      </SampleSite>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    msw: [
      http.post('/api/memberships/3/terms', async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json({ data: [] })
      }),
    ],
  },
} satisfies Meta<typeof TermsNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Les vilkårene' })).toHaveAttribute('href', '/terms?klubb=1')
    await userEvent.click(canvas.getByRole('button', { name: 'Godta' }))
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledWith({ data: [] }))
    await expect(sent).toHaveBeenCalledWith({ version: '2027-1' })
  },
}
