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
    prices: new Map(cars.map(({ id }) => [id, { text: `${280 + id * 15} kr`, ore: 28_000 + id * 1500 }])),
    place: { latitude: 60.3885, longitude: 5.3282, name: 'Bystasjonen' },
    center: { latitude: 60.3885, longitude: 5.3282 },
    zoom: 14,
    styleUrl: undefined,
    theme: 'light',
    label: 'Kart over biler i Bergen',
    onSelectCar: fn(),
    onMove: fn(),
    onLocate: fn(),
  },
} satisfies Meta<typeof CarMap>
export default meta
type Story = StoryObj<typeof meta>

export const Cars: Story = {}
export const OneChosen: Story = { args: { selectedCarId: 11 } }
export const BeforePrices: Story = { args: { prices: new Map() } }
export const OwnPosition: Story = {
  args: { place: undefined, own: { latitude: 60.3885, longitude: 5.3282, accuracy: 120 } },
}
export const FarOut: Story = { args: { zoom: 9 } }
export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } }
