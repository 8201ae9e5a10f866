import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { carHits } from '../sample/bergen.ts'
import { CarMap } from './car-map.tsx'

const cars = carHits.map(({ id, model, maxAvailability, location }) => ({
  id,
  longitude: location.coordinates[0],
  latitude: location.coordinates[1],
  availability: maxAvailability,
  label: model,
}))

const meta = {
  title: 'Booking/CarMap',
  component: CarMap,
  // Heavy without a graphics card; the stories of FindCar run with it.
  tags: ['!test'],
  parameters: {
    guide: {
      do: [
        "The list is the map's equal: everything here is there too.",
        'Draw the outline of the land when tiles cannot be had.',
      ],
      dont: [
        "Don't tell availability by colour alone.",
        "Don't load it before it is asked for where the page is a partner's.",
      ],
    },
    isFlush: true,
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh', display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    cars,
    center: { latitude: 60.3885, longitude: 5.3282 },
    zoom: 13,
    styleUrl: undefined,
    theme: 'light',
    label: 'Kart over biler i Bergen',
    onSelectCar: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof CarMap>
export default meta
type Story = StoryObj<typeof meta>

export const Cars: Story = {}
export const OneChosen: Story = { args: { selectedCarId: 11 } }
export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } }
