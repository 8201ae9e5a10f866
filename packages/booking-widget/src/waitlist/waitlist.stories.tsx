import type { WaitlistEntry } from '@delebil/core-api'
import { MockRefusal, type Mocks } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { WaitingSlot } from '../reservation/waiting-slot.tsx'
import { sampleReservation } from '../sample/bergen.ts'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'

const car = {
  id: 11,
  model: 'Toyota Yaris',
  bodyType: 'hatchback',
  color: 'red',
  licensePlate: 'EL 12345',
  locationName: 'Nygårdsgaten',
}
const entry = (id: number, more: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id,
  membershipId: 1,
  state: 'WAITING',
  start: '2026-11-21T15:00:00+01:00',
  end: '2026-11-21T21:00:00+01:00',
  superDamageWaiver: true,
  created: '2026-11-20T10:00:00+01:00',
  car,
  near: null,
  hold: null,
  ...more,
})
const near = { car: null, near: { name: 'Torget', maxMetres: 2000 } }
// The sample's clock stands at 10:10.
const held = entry(1, { ...near, state: 'HELD', hold: { car, until: '2026-11-21T10:22:00+01:00' } })

/** A server that remembers who waits. */
let entries: WaitlistEntry[] = []
const without = (id: unknown) => {
  entries = entries.filter((one) => one.id !== Number(id))
  return undefined as never
}
const remembering: Mocks = {
  listWaitlistEntries: () => ({ data: entries }),
  deleteWaitlistEntry: ({ params }) => without(params.id),
  declineHold: ({ params }) => without(params.id),
  createReservation: ({ body }) => {
    entries = []
    return { entity: sampleReservation(body as { carId: number }), errors: [] }
  },
}
const starting = (list: WaitlistEntry[], more: Mocks = {}) => ({
  beforeEach: () => {
    entries = list
  },
  parameters: { msw: sampleHandlers({ ...remembering, ...more }) },
})
const patient = { timeout: 10_000 }
const navigate = fn()

const meta = {
  title: 'Booking/WaitlistEntries',
  component: WaitingSlot,
  parameters: {
    guide: {
      do: [
        'Say how long a held car is held, and that it is held for this person.',
        'Say what happens if nobody answers.',
      ],
      dont: [
        "Don't count down in seconds aloud.",
        "Don't keep an entry that can no longer come true without saying so.",
      ],
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={{ navigate, ...parameters['host'] }}>
        <h1>Mine reservasjoner</h1>
        <Story />
        <p>Slutt</p>
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof WaitingSlot>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  ...starting([entry(1), entry(2, { ...near, start: '2026-11-22T08:00:00+01:00', end: '2026-11-22T20:00:00+01:00' })]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du venter på' }, patient)).toBeVisible()
    await expect(await canvas.findByText(/^En bil inntil 2,0\skm fra Torget$/, {}, patient)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern Toyota Yaris fra ventelisten' }))
    await waitFor(() => expect(canvas.queryByText('Toyota Yaris')).toBeNull(), patient)
  },
}

export const Held: Story = {
  ...starting([entry(2), held]),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    await expect(await canvas.findByText('Bilen du venter på er ledig! Holdt til 10:22', {}, patient)).toBeVisible()
    await expect(canvas.getByText('12 minutter igjen')).toBeVisible()
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('Holdt av til deg')
    await userEvent.click(await canvas.findByRole('button', { name: /^Reserver for .*kr \+ 3,90\skr\/km$/ }, patient))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('#/reservations/501'), patient)
  },
}

export const PassedOn: Story = {
  ...starting([held]),
  play: async ({ canvas, userEvent }) => {
    const pass = await canvas.findByRole('button', { name: 'Gi den videre' }, patient)
    pass.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(/ledig!/)).toBeNull(), patient)
  },
}

export const TakenMeanwhile: Story = {
  ...starting([held], { createReservation: () => Promise.reject(new MockRefusal('reservation.limit-reached')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reserver/ }, patient))
    await expect(await canvas.findByText(/grensen for samtidige reservasjoner/, {}, patient)).toBeVisible()
  },
}

export const RanOut: Story = {
  ...starting([{ ...held, hold: { car, until: '2026-11-21T10:09:00+01:00' } }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tiden er ute/, {}, patient)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Reserver/ })).toBeNull()
  },
}

export const Missed: Story = {
  ...starting([entry(1, { state: 'MISSED' })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gikk videre', {}, patient)).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: () => {
    entries = [held, entry(2)]
  },
  parameters: { msw: sampleHandlers(remembering), host: { online: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/uten nett/, {}, patient)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Gi den videre' })).toBeDisabled()
  },
}

export const WaitingForNothing: Story = {
  ...starting([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Slutt')).toBeVisible()
    await expect(canvas.queryByText('Du venter på')).toBeNull()
  },
}
