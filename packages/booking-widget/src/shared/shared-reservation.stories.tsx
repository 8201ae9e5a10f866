import type { SharedReservation as Shared } from '@delebil/core-api'
import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleFrame } from '../sample/sample-host.tsx'
import { never, sampleHandlers } from '../sample/sample-mocks.ts'
import { SharedReservation } from './shared-reservation.tsx'

const shared = (more: Partial<Shared> = {}): Shared => ({
  state: 'FUTURE',
  model: 'Toyota Yaris',
  bodyType: 'hatchback',
  color: 'red',
  licensePlate: 'EK 10407',
  location: {
    name: 'Nygårdsgaten',
    geojson: { type: 'Point', coordinates: [5.3332, 60.3853] },
    parkingDescription: 'I bakgården, plass 4 og 5.',
  },
  start: '2026-11-21T12:20:00+01:00',
  end: '2026-11-21T17:20:00+01:00',
  expires: '2026-11-22T17:20:00+01:00',
  ...more,
})
const over = (state: Shared['state']) =>
  shared({ state, licensePlate: null, location: { ...shared().location, parkingDescription: null } })
const answers = (answer: () => Shared | Promise<Shared>) => sampleHandlers({ getSharedReservation: answer })
const refuses = (code: ConstructorParameters<typeof MockRefusal>[0]) =>
  answers(() => Promise.reject(new MockRefusal(code)))
const patient = { timeout: 10_000 }

const meta = {
  title: 'Booking/SharedReservation',
  component: SharedReservation,
  args: { id: 'A'.repeat(43) },
  parameters: {
    guide: {
      do: [
        'Shows the car, the place and the times to whoever has the link, without a log-in.',
        'Say that the link is dead in the same words, whatever the reason.',
      ],
      dont: [
        "Don't show who booked, the membership or the price.",
        "Don't keep the plate and the parking once the trip is over.",
      ],
    },
    isFlush: true,
    msw: answers(() => shared()),
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame
        host={{
          person: undefined,
          memberships: [],
          selectedMembership: undefined,
          ...(parameters['host'] as object | undefined),
        }}
      >
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof SharedReservation>
export default meta
type Story = StoryObj<typeof meta>

export const Ahead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Delt reservasjon')
    await expect(await canvas.findByText('EK 10407', {}, patient)).toBeVisible()
    await expect(canvas.getByText('Nygårdsgaten. I bakgården, plass 4 og 5.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vis vei' })).toHaveAttribute('rel', 'noreferrer')
  },
}
export const UnderWay: Story = { parameters: { msw: answers(() => shared({ state: 'ONGOING' })) } }
export const Canceled: Story = {
  parameters: { msw: answers(() => over('CANCELED')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reservasjonen er avbestilt/, {}, patient)).toBeVisible()
    await expect(canvas.queryByText('EK 10407')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Over: Story = {
  parameters: { msw: answers(() => over('PAST')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Turen er over.', {}, patient)).toBeVisible()
    await expect(canvas.getByText('Avsluttet')).toBeVisible()
    await expect(canvas.queryByText('Til')).toBeNull()
  },
}
export const Dead: Story = {
  parameters: { msw: refuses('resource.unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lenken virker ikke lenger', {}, patient)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Delt reservasjon')
  },
}
export const Loading: Story = { parameters: { msw: answers(never) } }
export const Failed: Story = {
  parameters: { msw: refuses('request.too-many') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' }, patient)).toBeVisible()
  },
}
export const Offline: Story = {
  parameters: { host: { online: false }, msw: refuses('server.busy') },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

let isStopped = false
export const StoppedWhileOneLooks: Story = {
  beforeEach: () => {
    isStopped = false
  },
  parameters: {
    msw: answers(() => {
      if (isStopped) throw new MockRefusal('resource.unknown')
      return shared()
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('EK 10407', {}, patient)
    isStopped = true
    // Back on the net is asked anew at once; the minute between two looks would be long for a test.
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Lenken virker ikke lenger', {}, patient)).toBeVisible()
    await expect(canvas.queryByText('EK 10407')).toBeNull()
  },
}
