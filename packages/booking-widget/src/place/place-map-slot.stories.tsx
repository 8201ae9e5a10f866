import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { PlaceMapSlot } from './place-map-slot.tsx'

const meta = {
  title: 'Booking/PlaceMapSlot',
  component: PlaceMapSlot,
  parameters: {
    isFlush: true,
    guide: {
      do: ['Say in words beside it what the map shows, with the way there.'],
      dont: ["Don't load a map that nobody has asked for on a phone."],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ height: '166px' }}>
        <Story />
      </div>
    ),
    inSampleFrame,
  ],
  args: { point: { latitude: 60.3951, longitude: 5.3259 }, name: 'Her står bilen', label: 'Kart over Torget' },
} satisfies Meta<typeof PlaceMapSlot>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing of the map is fetched before a press. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { host: { mapWhen: 'asked' } },
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Vis kartet: Kart over Torget' })
    await expect(canvas.getByText('Her står bilen')).toBeVisible()
    await userEvent.click(show)
    await expect(canvas.queryByRole('button', { name: /Vis kartet/ })).toBeNull()
  },
}
