import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ongoingReservation, organization } from '../../sample/bergen.ts'
import { inSampleFrame } from '../../sample/sample-host.tsx'
import { never, refuses, sampleHandlers } from '../../sample/sample-mocks.ts'
import { ReservationPage } from '../reservation-page.tsx'

const meta = {
  title: 'Booking/ReservationActions',
  component: ReservationPage,
  args: { id: 502 },
  parameters: {
    guide: {
      do: [
        'What can be done now comes first, and what cannot says when it can.',
        "The night watch's number is one press away.",
      ],
      dont: [
        "Don't offer what the person may not do.",
        "Don't hide help when it could not be fetched: give the number.",
      ],
    },
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const patience = { timeout: 10_000 }
const press = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, patience))
const openModal = async (context: Pick<Play, 'canvas' | 'userEvent'>, action: string, name = action) => {
  await press(context, action)
  // Found without its name, which a dialog in a shadow root lacks.
  const modal = within(await screen.findByRole('dialog', {}, patience))
  await modal.findByRole('heading', { name, level: 2 }, patience)
  return modal
}
const withCar = (car: Partial<typeof ongoingReservation.car>) =>
  sampleHandlers({ getReservation: () => ({ ...ongoingReservation, car: { ...ongoingReservation.car, ...car } }) })

/** All that can be done on the way, in groups; the phone is a real link. */
export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    const trip = within(await canvas.findByRole('group', { name: 'På turen' }, patience))
    for (const name of ['Lås opp', 'Lås', 'Avslutt tur']) await expect(trip.getByRole('button', { name })).toBeVisible()
    const help = within(canvas.getByRole('group', { name: 'Hjelp' }))
    await expect(help.getByRole('link', { name: 'Ring nattevakten' })).toHaveAttribute('href', 'tel:+4755000024')
    await expect(help.getByRole('button', { name: 'Lading' })).toBeVisible()
    await expect(help.queryByRole('button', { name: 'Drivstoff' })).toBeNull()
  },
}

const share = { name: 'Del reservasjon' }
const drivers = { name: 'Sjåfører' }

/** Who booked or drives shows others around; an owner of the membership who does neither may not. */
export const OfAnOwnerWhoDoesNotDrive: Story = {
  parameters: { host: { person: { id: 77, name: 'Eva Eier' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', drivers, patience)).toBeVisible()
    for (const name of ['Del reservasjon', 'Lås opp', 'Lås'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** A session that a partner's site began is offered nothing that it is refused. */
export const OfAPartner: Story = {
  parameters: { host: { isLimited: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Avslutt tur' }, patience)).toBeVisible()
    for (const refused of [drivers, share]) await expect(canvas.queryByRole('button', refused)).toBeNull()
  },
}

export const Locked: Story = {
  play: async (context) => {
    await press(context, 'Lås')
    await expect(await context.canvas.findByText('Bilen er låst', {}, patience)).toBeVisible()
  },
}

export const DoorOpen: Story = {
  parameters: { msw: refuses('lockCar', 'car-access.door-open') },
  play: async (context) => {
    await press(context, 'Lås')
    await expect(
      await context.canvas.findByText('En dør eller luke står åpen. Lukk den og prøv igjen.', {}, patience),
    ).toBeVisible()
  },
}

export const LockIsSilent: Story = {
  parameters: { msw: refuses('lockCar', 'car-access.silent') },
  play: async (context) => {
    await press(context, 'Lås')
    const trip = within(context.canvas.getByRole('group', { name: 'På turen' }))
    await expect(await trip.findByText(/Den kan svare litt sent/, {}, patience)).toBeVisible()
    await expect(trip.getByRole('link', { name: 'Ring nattevakten' })).toBeVisible()
  },
}

/** A car that can only be called is opened, and locked with its key. */
export const OnlyCalled: Story = {
  parameters: { msw: withCar({ access: ['DIAL'], fuel: 'DIESEL' }) },
  play: async ({ canvas }) => {
    const lock = await canvas.findByRole('button', { name: 'Lås' }, patience)
    await expect(lock).toHaveAttribute('aria-disabled', 'true')
    await expect(lock).toHaveAccessibleDescription('Denne bilen låses med nøkkelen.')
    await expect(canvas.getByRole('button', { name: 'Lås opp' })).not.toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Drivstoff' })).toBeVisible()
  },
}

export const OnlyBluetooth: Story = {
  parameters: { msw: withCar({ access: ['BLUETOOTH'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lås opp' }, patience)).toHaveAccessibleDescription(
      'Denne bilen åpnes med Bluetooth i appen.',
    )
    await expect(canvas.queryByRole('button', { name: 'Lås' })).toBeNull()
  },
}

/** Without network the phone stays, what can wait stays, and the rest is hidden. */
export const Offline: Story = {
  parameters: { host: { online: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ring nattevakten' }, patience)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sjåfører' })).toBeVisible()
    for (const name of ['Pris', 'Hjelp', 'Lading']) await expect(canvas.getByRole('button', { name })).toBeVisible()
    for (const name of ['Lås opp', 'Lås', 'Forleng 30 min'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const NoNightWatch: Story = {
  parameters: { host: { organizations: [{ ...organization, nightWatchPhone: null }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ring kundestøtte' }, patience)).toBeVisible()
  },
}

export const Charging: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Lading')
    const [first] = await modal.findAllByRole('button', { name: 'Lade hjemme på plassen' }, patience)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(modal.getByText('For Volkswagen ID.3')).toBeVisible()
    await expect(modal.getAllByRole('listitem').length).toBeGreaterThan(4)
    const second = modal.getByRole('button', { name: 'Hurtiglade på tur' })
    second.focus()
    await context.userEvent.keyboard('{Enter}')
    await expect(await modal.findByText('Ladebrikken henger på nøkkelringen.', {}, patience)).toBeVisible()
  },
}

export const LostCard: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Mistet kort')
    await expect(await modal.findByRole('link', { name: 'Ring +47 55 00 00 24' }, patience)).toBeVisible()
  },
}

export const Expenses: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Utlegg')
    await modal.findByRole('button', { name: 'Få tilbake det du har lagt ut' }, patience)
    await expect(modal.getByRole('link', { name: 'hjelp@byfjord.example' })).toHaveAttribute(
      'href',
      'mailto:hjelp@byfjord.example',
    )
  },
}

export const Help: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Hjelp')
    await expect(await modal.findByRole('button', { name: 'Ulykke' }, patience)).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(modal.getByText('Hva gjelder det?')).toBeVisible()
  },
}

export const HelpIsEmpty: Story = {
  parameters: { msw: sampleHandlers({ listSituations: () => ({ data: [] }) }) },
  play: async (context) => {
    const modal = await openModal(context, 'Mistet kort')
    await expect(await modal.findByText(/Ring eller skriv til oss/, {}, patience)).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Ring nattevakten' })).toBeVisible()
  },
}

export const HelpFailed: Story = {
  parameters: { msw: refuses('listSituations', 'server.error') },
  play: async (context) => {
    const modal = await openModal(context, 'Hjelp')
    await expect(await modal.findByText('Vi fikk ikke hentet hjelpen', {}, patience)).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Ring nattevakten' })).toBeVisible()
  },
}

export const HelpLoading: Story = {
  parameters: { msw: sampleHandlers({ listSituations: never }) },
  play: async (context) => {
    const modal = await openModal(context, 'Hjelp')
    await expect(await modal.findByText('Henter hjelpen …', {}, patience)).toBeInTheDocument()
  },
}

export const PriceLines: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Pris', 'Pris for reservasjonen')
    await expect(modal.getByRole('table', { name: 'Pris' })).toHaveTextContent('Leietid')
  },
}

export const CarInfo: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Om bilen')
    await expect(await modal.findByText(/^64\s%$/, {}, patience)).toBeVisible()
    await expect(await modal.findByText('Elektrisk', {}, patience)).toBeVisible()
    await expect(modal.getByRole('link', { name: 'Vis hvor bilen er' })).toBeVisible()
  },
}

export const CarTellsNothing: Story = {
  parameters: { msw: refuses('getCarState', 'car-access.silent') },
  play: async (context) => {
    const modal = await openModal(context, 'Om bilen')
    await expect(await modal.findByText('Bilen svarer ikke akkurat nå.', {}, patience)).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Spør bilen på nytt' })).toBeVisible()
  },
}

/** Before the window opens nobody is told how or where the car is. */
export const CarInfoAhead: Story = {
  args: { id: 501 },
  play: async (context) => {
    const modal = await openModal(context, 'Om bilen')
    await expect(modal.getByText('Du ser låsen og nivået når bilen kan låses opp.')).toBeVisible()
    await waitFor(() => expect(modal.queryByText('Batteri')).toBeNull())
  },
}
