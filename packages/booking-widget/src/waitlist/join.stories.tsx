import type { WaitlistEntry } from '@delebil/core-api'
import { MockRefusal, type Mocks } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { SampleFrame } from '../sample/sample-host.tsx'
import { sampleHandlers } from '../sample/sample-mocks.ts'
import { WaitForCar } from './wait-for-car.tsx'
import { WaitNear } from './wait-near.tsx'

const period = { start: new Date('2026-11-21T15:00:00+01:00'), end: new Date('2026-11-21T21:00:00+01:00') }
const car = { id: 11, model: 'Toyota Yaris', bodyType: 'hatchback', color: 'red', licensePlate: 'EL 12345' }

let entries: WaitlistEntry[] = []
let asked: unknown[] = []
const remembering: Mocks = {
  listWaitlistEntries: () => ({ data: entries }),
  createWaitlistEntry: ({ body }) => {
    asked.push(body)
    const { start, end, carId } = body as { start: string; end: string; carId?: number }
    const made: WaitlistEntry = {
      id: 1,
      membershipId: 1,
      state: 'WAITING',
      start,
      end,
      superDamageWaiver: true,
      hold: null,
      created: start,
      car: carId ? { ...car, locationName: 'Nygårdsgaten' } : null,
      near: carId ? null : { name: 'Torget', maxMetres: 2000 },
    }
    entries = [made]
    return { entity: made, errors: [] }
  },
}
const patient = { timeout: 10_000 }
const askForCar = 'Varsle meg når bilen blir ledig'

const meta = {
  title: 'Booking/AskToBeReported',
  component: WaitForCar,
  args: { car: { id: 11, organizationId: 1 }, period, superDamageWaiver: true },
  parameters: {
    guide: {
      do: ['Offer to wait where a car is taken, for the car or for the place.', 'Say that waiting costs nothing.'],
      dont: ["Don't offer it to somebody who may not book.", "Don't promise a car."],
    },
    msw: sampleHandlers(remembering),
  },
  beforeEach: () => {
    entries = []
    asked = []
  },
  decorators: [
    (Story, { parameters }) => (
      <SampleFrame host={parameters['host'] ?? {}}>
        <h1>Bilen er opptatt</h1>
        <Story />
      </SampleFrame>
    ),
  ],
} satisfies Meta<typeof WaitForCar>
export default meta
type Story = StoryObj<typeof meta>

export const ForCar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: askForCar }, patient))
    await expect(await canvas.findByText(/Vi holder utkikk/, {}, patient)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Se ventelisten din' })).toHaveAttribute('href', '#/reservations')
    await expect(asked).toHaveLength(1)
    await expect(asked[0]).toMatchObject({ carId: 11, membershipId: 31, start: '2026-11-21T15:00:00+01:00' })
  },
}

export const CarCameFree: Story = {
  parameters: {
    msw: sampleHandlers({
      ...remembering,
      createWaitlistEntry: () => Promise.reject(new MockRefusal('wait-list.car-free')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: askForCar }, patient))
    await expect(await canvas.findByText(/Det er en ledig bil nå/, {}, patient)).toBeVisible()
    await expect(canvas.getByRole('button', { name: askForCar })).toBeEnabled()
  },
}

export const HeldForMe: Story = {
  beforeEach: () => {
    const held = { ...car, locationName: 'Nygårdsgaten' }
    entries = [
      {
        id: 1,
        membershipId: 1,
        state: 'HELD',
        superDamageWaiver: true,
        near: null,
        car: held,
        start: '2026-11-21T15:00:00+01:00',
        end: '2026-11-21T21:00:00+01:00',
        created: '2026-11-20T15:00:00+01:00',
        hold: { car: held, until: '2026-11-21T10:25:00+01:00' },
      },
    ]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bilen er holdt av til deg til 10:25.', {}, patient)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Se og reserver' })).toBeVisible()
  },
}

export const NearPlace: Story = {
  render: () => (
    <WaitNear
      place={{ name: 'Torget', latitude: 60.39, longitude: 5.32 }}
      filtersText='{"minSeats":7,"maxSeats":9}'
      organizationId={1}
      period={period}
      superDamageWaiver
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Inntil 2,0\skm/ }, patient))
    await userEvent.click(await screen.findByRole('option', { name: /Inntil 5,0\skm/ }, patient))
    await userEvent.click(canvas.getByRole('button', { name: 'Varsle meg når en bil blir ledig' }))
    await expect(await canvas.findByText(/Vi holder utkikk/, {}, patient)).toBeVisible()
    await waitFor(() =>
      expect(asked[0]).toMatchObject({ near: { name: 'Torget', maxMetres: 5000, filters: { minSeats: 7 } } }),
    )
  },
}

export const Offline: Story = {
  parameters: { host: { online: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du kan ikke be om varsel uten nett.', {}, patient)).toBeVisible()
  },
}

export const Visitor: Story = {
  parameters: { host: { person: undefined, memberships: [], selectedMembership: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: askForCar }, patient)).toBeEnabled()
  },
}
