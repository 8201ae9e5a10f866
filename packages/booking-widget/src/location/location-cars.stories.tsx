import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { carHits, locations } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { LocationCars } from './location-cars.tsx'

const [nygardsgaten] = locations
if (!nygardsgaten) throw new Error('The sample has no place.')
const went = fn()

const here = { searchCars: () => ({ cars: carHits.filter(({ locationId }) => locationId === 1) }) }

const meta = {
  title: 'Booking/LocationCars',
  component: LocationCars,
  args: { location: nygardsgaten },
  parameters: {
    guide: {
      do: [
        "Every car that stands at a place, with the parking in the club's own words.",
        'Always a way on: cars near by.',
      ],
      dont: ["Don't leave the page blank where no car stands."],
    },
    msw: sampleHandlers(here),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={{ navigate: went, ...parameters['host'] }}>
        <h1>Nygårdsgaten</h1>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof LocationCars>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }

export const Filled: Story = {
  beforeEach: () => {
    went.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Biler' }, slow)
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Finn biler i nærheten' })).toHaveAttribute(
      'href',
      '#/findcar?location=1',
    )
    await userEvent.click(within(list).getByRole('button', { name: /Toyota Yaris/ }))
    await expect(went).toHaveBeenCalledWith('#/findcar?car=11')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { parameters: { msw: sampleHandlers({ searchCars: () => never() }) } }

export const NoCars: Story = {
  args: { location: { ...nygardsgaten, parkingDescription: null, carCount: 0 } },
  parameters: { msw: sampleHandlers({ searchCars: () => ({ cars: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ingen biler står her nå' }, slow)).toBeVisible()
    await expect(canvas.getByText('Klubben har ikke beskrevet parkeringen her.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: sampleHandlers({
      searchCars: () => {
        throw new MockRefusal('server.error')
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vi fikk ikke hentet bilene' }, slow)).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { host: { online: false }, msw: sampleHandlers({ searchCars: () => never() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du er offline' }, slow)).toBeVisible()
  },
}
