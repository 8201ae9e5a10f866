import { MockRefusal } from '@delebil/core-api/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { BookingHost } from '../../booking-host.ts'
import type { NativeSimulatorOptions } from '../../sample/native-simulator.ts'
import { never, sampleHandlers } from '../../sample/sample-mocks.ts'
import { SimulatorFrame } from '../../sample/simulator-frame.tsx'
import { type Simulated, startSimulated } from '../../sample/start-simulated.ts'
import { ReservationPage } from '../reservation-page.tsx'
import { Nearby } from './nearby.tsx'

const patience = { timeout: 10_000 }
/** The app of the story that is on the screen. */
let simulated: Simulated

const meta = {
  title: 'Booking/Bluetooth',
  component: ReservationPage,
  args: { id: 502 },
  parameters: {
    guide: {
      do: [
        'Say what is missing, and the one thing to do about it.',
        'Fall back to opening by the club when Bluetooth is silent.',
      ],
      dont: ["Don't ask for a permission before it is needed.", "Don't search for ever: end with what to do."],
    },
    isFlush: true,
    msw: sampleHandlers(),
  },
  beforeEach: ({ parameters }) => {
    simulated = startSimulated(parameters['app'] as NativeSimulatorOptions)
    ;(parameters['prepare'] as ((now: Simulated) => void) | undefined)?.(simulated)
  },
  decorators: [
    (Story, { parameters }) => (
      <SimulatorFrame simulated={simulated} host={(parameters['host'] ?? {}) as Partial<BookingHost>}>
        <Story />
      </SimulatorFrame>
    ),
  ],
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>

const says =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text, {}, patience)).toBeVisible()
  }
const press = (name: string) => screen.findByRole('button', { name }, patience)

/** The reservation's car is 12; it is free and near. */
export const LoggedInAndOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience))
    await expect(await canvas.findByText('Du er logget inn i bilen', {}, patience)).toBeVisible()
    await expect(canvas.getByText(/41\s280 km/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lås opp over Bluetooth' }))
    await expect(await canvas.findByText('Ulåst', {}, patience)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lås over Bluetooth' }))
    await expect(await canvas.findByText('Låst', {}, patience)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Logg ut av bilen' }))
    await expect(await canvas.findByText('Du er ikke logget inn i bilen', {}, patience)).toBeVisible()
    await expect(simulated.app.strange).toEqual([])
  },
}

export const FarAway: Story = {
  parameters: { app: { cars: [] } },
  play: says('Bilen er ikke i nærheten', 'Gå bort til bilen, så finner vi den.'),
}

export const ComesNear: Story = {
  parameters: { prepare: ({ app }: Simulated) => app.behave('carState', 'silent') },
  play: says('Bilen er i nærheten'),
}

export const Searching: Story = {
  parameters: {
    prepare: ({ app }: Simulated) => {
      app.behave('carState', 'silent')
      app.behave('scan', 'silent')
    },
  },
  play: says('Leter etter bilen …'),
}

export const Refuses: Story = {
  parameters: { prepare: ({ app }: Simulated) => app.behave('logIn', 'car-refused') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience))
    await expect(await canvas.findByText(/^Bilen sa nei\./, {}, patience)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Logg inn i bilen' })).toBeEnabled()
  },
}

export const Silent: Story = {
  parameters: { prepare: ({ app }: Simulated) => app.behave('logIn', 'silent') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience))
    await expect(await canvas.findByText('Logger inn i bilen …', {}, patience)).toBeVisible()
    simulated.timers.advance(30_000)
    await expect(await canvas.findByText('Vi fikk ikke svar i tide. Prøv igjen.', {}, patience)).toBeVisible()
  },
}

export const OpeningRefused: Story = {
  parameters: { prepare: ({ app }: Simulated) => app.behave('open', 'car-silent') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience))
    await userEvent.click(await canvas.findByRole('button', { name: 'Lås opp over Bluetooth' }, patience))
    await expect(await canvas.findByText(/^Bilen ble ikke låst opp\. Bilen svarer ikke\./, {}, patience)).toBeVisible()
    await expect(canvas.getByText('Du er logget inn i bilen')).toBeVisible()
  },
}

export const BluetoothLostMidway: Story = {
  parameters: { prepare: ({ app }: Simulated) => app.behave('logIn', 'late') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience))
    await canvas.findByText('Logger inn i bilen …', {}, patience)
    simulated.app.turn('OFF')
    await expect(await canvas.findByText('Bluetooth er av', {}, patience)).toBeVisible()
    simulated.app.release()
    simulated.app.behave('carState', 'silent')
    simulated.app.turn('ON')
    await waitFor(() => expect(canvas.queryByText('Bluetooth er av')).toBeNull(), patience)
    await expect(canvas.queryByText('Du er logget inn i bilen')).toBeNull()
  },
}

export const BluetoothOff: Story = {
  parameters: { app: { power: 'OFF' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bluetooth er av', {}, patience)
    await userEvent.click(await press('Slå på Bluetooth'))
    await expect(simulated.app.received.at(-1)).toMatchObject({ request: 'openSettings', body: { of: 'bluetooth' } })
  },
}

export const PermissionNotAsked: Story = {
  parameters: { app: { bluetooth: 'ASK' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Vil du bruke Bluetooth?', {}, patience)
    await userEvent.click(await press('Gi tilgang'))
    await expect(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience)).toBeVisible()
  },
}

export const PermissionWithdrawn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience))
    await canvas.findByText('Du er logget inn i bilen', {}, patience)
    simulated.app.permit('bluetooth', 'DENIED')
    await canvas.findByText('Appen har ikke lov til å bruke Bluetooth', {}, patience)
    await userEvent.click(await press('Åpne innstillinger'))
    await expect(simulated.app.received.at(-1)).toMatchObject({ body: { of: 'app' } })
  },
}

export const NoBluetooth: Story = {
  parameters: { app: { power: 'UNSUPPORTED' } },
  play: says('Telefonen har ikke Bluetooth'),
}
export const OldApp: Story = { parameters: { app: { version: 0 } }, play: says('Appen må oppdateres') }
export const OldSite: Story = {
  parameters: { app: { version: 2 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Siden må lastes på nytt', {}, patience)
    await userEvent.click(await press('Last siden på nytt'))
    await expect(simulated.app.received.at(-1)).toMatchObject({ request: 'reload' })
  },
}

export const SilentApp: Story = {
  parameters: {
    prepare: ({ app, control }: Simulated) => {
      app.behave('hello', 'silent')
      control.greet()
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Kobler til appen …', {}, patience)
    simulated.timers.advance(5000)
    await canvas.findByText('Appen svarer ikke', {}, patience)
    simulated.app.behave('hello', 'answers')
    await userEvent.click(await press('Prøv igjen'))
    await expect(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience)).toBeVisible()
  },
}

/** Under ground: Bluetooth is the only way in. */
export const Offline: Story = {
  parameters: { host: { online: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience)).toBeVisible()
  },
}

export const TooEarly: Story = {
  args: { id: 501 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Du kan låse opp fra /, {}, patience)).toBeVisible()
    await expect(canvas.queryByText('Bilen over Bluetooth')).toBeNull()
  },
}

const nearby = (): NonNullable<Story['render']> => () => <Nearby native={simulated.control} />

export const CarsNearby: Story = {
  render: nearby(),
  parameters: { app: { cars: [12, 11, 13] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Andre biler' }, patience)).toBeVisible()
    await expect(await canvas.findByText('Litt unna', {}, patience)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience)).toBeVisible()
  },
}
export const NothingNearby: Story = {
  render: nearby(),
  parameters: { app: { cars: [] }, msw: sampleHandlers({ listActiveReservations: () => ({ data: [] }) }) },
  play: says('Ingen andre biler i nærheten.', 'Ingen reservasjoner'),
}
export const NearbyLoading: Story = {
  render: nearby(),
  parameters: { msw: sampleHandlers({ listActiveReservations: never }) },
}
export const NearbyFailed: Story = {
  render: nearby(),
  parameters: {
    msw: sampleHandlers({ listActiveReservations: () => Promise.reject(new MockRefusal('server.error')) }),
  },
  play: says('Vi fikk ikke hentet dette'),
}
export const NearbyWithoutBluetooth: Story = {
  render: nearby(),
  parameters: { app: { power: 'OFF' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Bluetooth er av', {}, patience)).length).toBeGreaterThan(0)
  },
}
export const NearbyLoggedOut: Story = {
  render: nearby(),
  parameters: { host: { person: undefined } },
  play: says('Logg inn for å se bilene dine'),
}
/** What the phone hears needs no network. */
export const NearbyOffline: Story = {
  render: nearby(),
  parameters: { host: { online: false }, app: { cars: [12, 11, 13] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Logg inn i bilen' }, patience)).toBeVisible()
  },
}
