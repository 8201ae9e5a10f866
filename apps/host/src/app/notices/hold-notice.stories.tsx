import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleSite } from '../../sample/sample-site.tsx'
import { HoldNotice } from './hold-notice.tsx'

const car = {
  id: 11,
  model: 'Toyota Yaris',
  bodyType: 'hatchback',
  color: 'red',
  licensePlate: 'EL 12345',
  locationName: 'Nygårdsgaten',
}

const meta = {
  title: 'Site/HoldNotice',
  component: HoldNotice,
  args: { hold: { car, until: '2026-11-21T14:35:00+01:00' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SampleSite>
        <Story />
      </SampleSite>
    ),
  ],
} satisfies Meta<typeof HoldNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Held: Story = {
  play: async ({ canvas }) => {
    const title = 'Bilen du venter på er ledig! Holdt til 14:35'
    await expect(await canvas.findByRole('region', { name: title }, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Toyota Yaris, Nygårdsgaten')
    await expect(canvas.getByRole('link', { name: 'Se og reserver' })).toHaveAttribute('href', '/reservations')
  },
}
