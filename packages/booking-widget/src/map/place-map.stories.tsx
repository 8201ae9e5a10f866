import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { PlaceMap } from './place-map.tsx'

const meta = {
  title: 'Booking/PlaceMap',
  component: PlaceMap,
  tags: ['!test'],
  parameters: {
    guide: {
      do: ['Say in words beside it what it shows.'],
      dont: ["Don't take the page's scroll before it is pressed."],
    },
    isFlush: true,
  },
  decorators: [
    (Story) => (
      <div style={{ height: '280px' }}>
        <Story />
      </div>
    ),
    inSampleFrame,
  ],
  args: { point: { latitude: 60.3951, longitude: 5.3259 }, name: 'Bilen', label: 'Kart over Torget' },
} satisfies Meta<typeof PlaceMap>
export default meta
type Story = StoryObj<typeof meta>

export const Car: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const LongName: Story = { args: { name: 'Rosenkrantzgaten parkeringshus, plan 1, plass 12 til 16' } }
