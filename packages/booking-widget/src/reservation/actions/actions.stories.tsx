import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ongoingReservation, organization } from '../../sample/bergen.ts'
import { inSampleFrame } from '../../sample/sample-host.tsx'
import { never, refuses, sampleHandlers } from '../../sample/sample-mocks.ts'
import { sampleCarState } from '../../sample/sample-situations.ts'
import { pressOrChoose } from '../../sample/test-presses.ts'
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
  await pressOrChoose(context.userEvent, context.canvas, action)
  // Found without its name, which a dialog in a shadow root lacks.
  const modal = within(await screen.findByRole('dialog', {}, patience))
  await modal.findByRole('heading', { name, level: 2 }, patience)
  return modal
}
const withCar = (car: Partial<typeof ongoingReservation.car>) =>
  sampleHandlers({ getReservation: () => ({ ...ongoingReservation, car: { ...ongoingReservation.car, ...car } }) })

const rowed = ['Lås opp', 'Avslutt turen', 'Forleng 30 min']
const inMenu = ['Om bilen', 'Pris', 'Utlegg', 'Mistet kort', 'Meld avvik', 'Legg til bilde', 'Del reservasjon']

/** The act of the moment, the likeliest beside each other, and the rest one press further; the phone is a real link. */
export const OnTheWay: Story = {
  play: async (context) => {
    const { canvas } = context
    for (const name of rowed) await expect(await canvas.findByRole('button', { name }, patience)).toBeVisible()
    const tiles = within(canvas.getByRole('list', { name: 'Handlinger' }))
    await expect(tiles.getByRole('link', { name: /Ring nattevakten/ })).toHaveAttribute('href', 'tel:+4755000024')
    await expect(tiles.getByRole('button', { name: 'Lading' })).toBeVisible()
    await press(context, 'Flere valg')
    for (const name of inMenu) await expect(await screen.findByRole('menuitem', { name }, patience)).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Drivstoff' })).toBeNull()
  },
}

/** Who booked or drives shows others around; an owner of the membership who does neither may not. */
export const OfAnOwnerWhoDoesNotDrive: Story = {
  parameters: { host: { person: { id: 77, name: 'Eva Eier' } } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Avslutt turen' }, patience)).toBeVisible()
    for (const name of ['Lås opp', 'Lås bilen']) await expect(context.canvas.queryByRole('button', { name })).toBeNull()
    await press(context, 'Flere valg')
    await screen.findByRole('menuitem', { name: 'Pris' }, patience)
    for (const name of ['Lås opp', 'Lås bilen', 'Del reservasjon'])
      await expect(screen.queryByRole('menuitem', { name })).toBeNull()
  },
}

/** A session that a partner's site began is offered nothing that it is refused. */
export const OfAPartner: Story = {
  parameters: { host: { isLimited: true } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Avslutt turen' }, patience)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Sjåfører' })).toBeNull()
    await press(context, 'Flere valg')
    await screen.findByRole('menuitem', { name: 'Pris' }, patience)
    for (const name of ['Sjåfører', 'Del reservasjon'])
      await expect(screen.queryByRole('menuitem', { name })).toBeNull()
  },
}

const unlocked = { getCarState: () => ({ ...sampleCarState, isLocked: false }) }

/** A car that says it stands unlocked is locked with one press, and opened again with two. */
export const Locked: Story = {
  parameters: { msw: sampleHandlers(unlocked) },
  play: async (context) => {
    await expect(await context.canvas.findByText('Bilen er låst opp', {}, patience)).toBeVisible()
    await press(context, 'Lås bilen')
    await expect(await context.canvas.findByText('Bilen er låst', {}, patience)).toBeVisible()
    await expect(context.canvas.queryByText('Bilen er låst opp')).toBeNull()
    await expect(await context.canvas.findByRole('button', { name: 'Lås opp' }, patience)).toBeVisible()
  },
}

/** A car that does not tell how it stands has both ways in sight. */
export const LockNotKnown: Story = {
  parameters: { msw: refuses('getCarState', 'car-access.silent') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AKTIV', { selector: '[role=status] *' }, patience)).toBeVisible()
    for (const name of ['Lås opp', 'Lås bilen'])
      await expect(await canvas.findByRole('button', { name }, patience)).toBeVisible()
  },
}

export const DoorOpen: Story = {
  parameters: { msw: refuses('lockCar', 'car-access.door-open', unlocked) },
  play: async (context) => {
    await press(context, 'Lås bilen')
    await expect(
      await context.canvas.findByText('En dør eller luke står åpen. Lukk den og prøv igjen.', {}, patience),
    ).toBeVisible()
  },
}

export const LockIsSilent: Story = {
  parameters: { msw: refuses('lockCar', 'car-access.silent', unlocked) },
  play: async (context) => {
    await press(context, 'Lås bilen')
    await expect(await context.canvas.findByText(/Den kan svare litt sent/, {}, patience)).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Ring nattevakten' })).toBeVisible()
  },
}

/** A car that can only be called is opened, and locked with its key. */
export const OnlyCalled: Story = {
  parameters: { msw: withCar({ access: ['DIAL'], fuel: 'DIESEL' }) },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('Denne bilen låses med nøkkelen.', {}, patience)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lås opp' })).not.toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Drivstoff' })).toBeVisible()
    await press(context, 'Flere valg')
    await screen.findByRole('menuitem', { name: 'Pris' }, patience)
    await expect(screen.queryByRole('menuitem', { name: 'Lås bilen' })).toBeNull()
  },
}

export const OnlyBluetooth: Story = {
  parameters: { msw: withCar({ access: ['BLUETOOTH'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lås opp' }, patience)).toHaveAccessibleDescription(
      'Denne bilen åpnes med Bluetooth i appen.',
    )
    await expect(canvas.queryByRole('button', { name: 'Lås bilen' })).toBeNull()
  },
}

/** Without network the phone stays, what can wait stays, and the rest is hidden. */
export const Offline: Story = {
  parameters: { host: { online: false } },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('link', { name: /Ring nattevakten/ }, patience)).toBeVisible()
    await expect(canvas.getByText('Uten nett')).toBeVisible()
    for (const name of ['Lås opp', 'Lås bilen', 'Forleng 30 min', 'Avslutt turen'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    const tiles = within(canvas.getByRole('list', { name: 'Handlinger' }))
    for (const name of ['Lading', 'Sjåfører']) await expect(tiles.getByRole('button', { name })).toBeVisible()
    await press(context, 'Flere valg')
    await expect(await screen.findByRole('menuitem', { name: 'Pris' }, patience)).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Del reservasjon' })).toBeNull()
  },
}

export const NoNightWatch: Story = {
  parameters: { host: { organizations: [{ ...organization, nightWatchPhone: null }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Ring kundestøtte/ }, patience)).toBeVisible()
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

export const Fuel: Story = {
  parameters: { msw: withCar({ fuel: 'DIESEL' }) },
  play: async (context) => {
    const modal = await openModal(context, 'Drivstoff')
    await expect(await modal.findByText('Drivstoffkortet ligger i hanskerommet.', {}, patience)).toBeVisible()
  },
}

export const LostCard: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Mistet kort')
    await expect(
      await modal.findByRole('button', { name: 'Jeg har mistet nøkkelkortet mitt' }, patience),
    ).toHaveAttribute('aria-expanded', 'true')
    await expect(modal.getByRole('link', { name: 'Ring 55 00 00 24' })).toBeVisible()
  },
}

export const Expenses: Story = {
  play: async (context) => {
    const modal = await openModal(context, 'Utlegg')
    const first = await modal.findByRole('button', { name: 'Få tilbake det du har lagt ut' }, patience)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(modal.getByRole('button', { name: 'Drivstoffkortet virker ikke' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
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
