import { standardPolicy } from '@delebil/validation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ongoingReservation, sampleReservation, unopenedReservation } from '../sample/bergen.ts'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { never, refuses, sampleHandlers } from '../sample/sample-mocks.ts'
import { sampleQuote } from '../sample/sample-quote.ts'
import { ReservationPage } from './reservation-page.tsx'

const meta = {
  title: 'Booking/ReservationPage',
  component: ReservationPage,
  args: { id: 501 },
  parameters: {
    guide: {
      do: [
        'What is next comes first: opening, ending, or when it begins.',
        'Each change shows its price before it is made.',
      ],
      dont: ["Don't send two changes at once.", "Don't leave out why something cannot be changed."],
    },
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Presses an action, and agrees to what it costs once that is shown. */
const agreeTo = async (userEvent: User, canvas: Canvas, action: string, question: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: action }, patience))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await dialog.findByRole('heading', { name: question }, patience)
  await dialog.findByRole('table', { name: 'Pris' }, patience)
  await userEvent.click(dialog.getByRole('button', { name: action }))
}

const chooseKia = async (userEvent: User) => {
  const modal = within(await screen.findByRole('dialog', {}, patience))
  await userEvent.click(await modal.findByRole('button', { name: /^Kia Niro/ }, patience))
  await modal.findByRole('table', { name: 'Pris' }, patience)
  await userEvent.click(modal.getByRole('button', { name: 'Bytt til Kia Niro' }))
}

const justBooked = sampleReservation({ created: '2026-11-21T10:00:00+01:00' })

export const Ahead: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Lås opp' })
    await expect(open).toHaveAttribute('aria-disabled', 'true')
    await expect(open).toHaveAccessibleDescription(/Du kan låse opp fra .*12:10/)
    open.focus()
    await expect(open).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Bilen er låst opp')).toBeNull()
  },
}
/** Cancelling is possible still, and costs less than ending: it stands before it. */
export const StartPassedUnopened: Story = {
  parameters: { msw: sampleHandlers({ getReservation: () => unopenedReservation }) },
  play: async ({ canvas }) => {
    const trip = within(await canvas.findByRole('group', { name: 'På turen' }, patience))
    const names = trip.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Lås opp', 'Lås', 'Forleng 30 min', 'Avbestill', 'Avslutt tur'])
    await expect(canvas.getByRole('button', { name: 'Bytt bil' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start nå' })).toBeNull()
  },
}
export const UnderWay: Story = { args: { id: 502 } }
export const Over: Story = { args: { id: 400 } }
export const Canceled: Story = { args: { id: 397 } }
export const Loading: Story = { parameters: { msw: sampleHandlers({ getReservation: never }) } }
/** Said once: in the heading. */
export const Unknown: Story = {
  args: { id: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Vi finner ikke reservasjonenPrøv igjen$/)
  },
}
export const Offline: Story = { parameters: { host: { online: false } } }
export const NotExtensible: Story = {
  args: { id: 502 },
  parameters: { msw: sampleHandlers({ getExtensibility: () => ({ isExtensible: false, latestEnd: null }) }) },
}

export const CarIsSilent: Story = {
  args: { id: 502 },
  parameters: { msw: refuses('dialToOpen', 'car-access.silent') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lås opp' }))
    await expect(await canvas.findByText('Bilen svarer ikke. Prøv igjen, eller ring nattevakten.')).toBeVisible()
  },
}

export const Extended: Story = {
  args: { id: 502 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Kan forlenges til 14:10', {}, patience)
    await agreeTo(userEvent, canvas, 'Forleng 30 min', 'Forlenge med 30 minutter?')
    await expect(await canvas.findByText('Forlenget. Ny slutt er 11:40.')).toBeVisible()
    await expect(canvas.getByRole('article').parentElement).toHaveAttribute('data-highlighted', 'true')
  },
}

export const ChangeFailed: Story = {
  args: { id: 502 },
  parameters: { msw: refuses('extendReservation', 'server.error') },
  play: async ({ canvas, userEvent }) => {
    await agreeTo(userEvent, canvas, 'Forleng 30 min', 'Forlenge med 30 minutter?')
    const modal = await screen.findByRole('alertdialog', { name: 'Endring feilet' })
    await expect(modal).toHaveTextContent('Kunne dessverre ikke utføre endring, forsøk igjen senere.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

const showFailure = fn()

export const ExtensionFailedOnItsPage: Story = {
  args: { id: 502 },
  parameters: { msw: refuses('extendReservation', 'server.error'), host: { showFailure } },
  play: async ({ canvas, userEvent }) => {
    showFailure.mockClear()
    await agreeTo(userEvent, canvas, 'Forleng 30 min', 'Forlenge med 30 minutter?')
    await waitFor(() => expect(showFailure.mock.calls).toEqual([['EXTENSION_ERROR']]), patience)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience)
  },
}

let wasExtended = false
const extended = { ...ongoingReservation, end: '2026-11-21T11:40:00+01:00' }
const losesTheAnswer = http.post('*/api/reservations/502/extend', () => {
  wasExtended = true
  return HttpResponse.error()
})

export const AnswerToTheExtensionLost: Story = {
  args: { id: 502 },
  beforeEach: () => {
    wasExtended = false
  },
  parameters: {
    msw: [losesTheAnswer, ...sampleHandlers({ getReservation: () => (wasExtended ? extended : ongoingReservation) })],
  },
  play: async ({ canvas, userEvent }) => {
    await agreeTo(userEvent, canvas, 'Forleng 30 min', 'Forlenge med 30 minutter?')
    await expect(await canvas.findByText('Forlenget. Ny slutt er 11:40.', {}, patience)).toBeVisible()
    await expect(canvas.queryByText(/Vi fikk ikke svar/)).toBeNull()
  },
}

export const EndedWithDeclaration: Story = {
  args: { id: 502 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avslutt tur' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Avslutte turen?' }))
    await userEvent.click(modal.getByRole('button', { name: 'Avslutt tur' }))
    await expect(await modal.findByText('Svar på om bilen ble skadet.')).toBeVisible()
    await userEvent.click(modal.getByRole('radio', { name: 'Nei, bilen er uskadd' }))
    await userEvent.click(modal.getByRole('button', { name: 'Avslutt tur' }))
    await expect(await canvas.findByText('UTGÅTT')).toBeVisible()
    await expect(canvas.getByText('Avsluttet').nextElementSibling).toHaveTextContent('lør. 21. nov. 10:10')
    await expect(canvas.getByText('Reservert til').nextElementSibling).toHaveTextContent('lør. 21. nov. 11:10')
    await expect(canvas.queryByText('Til', { exact: true })).toBeNull()
    const said = await canvas.findByText('Turen er avsluttet. Takk for turen!')
    await waitFor(() => expect(said).toHaveFocus())
  },
}

export const StartedAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await agreeTo(userEvent, canvas, 'Start nå', 'Starte turen nå?')
    await expect(await canvas.findByText('Turen har startet')).toBeVisible()
  },
}

/** One answer at a time: what the car said last, and nothing from before. */
export const LatestAnswerOnly: Story = {
  args: { id: 502 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lås opp' }))
    await expect(await canvas.findByText('Bilen er låst opp')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lås' }))
    await expect(await canvas.findByText('Bilen er låst')).toBeVisible()
    await expect(canvas.queryByText('Bilen er låst opp')).toBeNull()
  },
}

/** What was said of the start goes with the next thing that is done. */
export const StartIsSaidOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await agreeTo(userEvent, canvas, 'Start nå', 'Starte turen nå?')
    await canvas.findByText('Turen har startet')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pris' }))
    await screen.findByRole('dialog', { name: 'Pris for reservasjonen' })
    await expect(canvas.queryByText('Turen har startet')).toBeNull()
  },
}

export const CancelForAFee: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avbestill' }))
    const modal = within(await screen.findByRole('alertdialog', { name: 'Avbestille reservasjonen?' }))
    await expect(
      await modal.findByText(
        'Du må betale avbestillingsgebyr; 50% av timene som faller innenfor de neste 48 timer.',
        {},
        patience,
      ),
    ).toBeVisible()
    await expect(modal.getByText(/Gebyret er 105\skr/)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Avbestill' }))
    await expect(await canvas.findByText('KANSELLERT')).toBeVisible()
  },
}

const onOwnTerms = sampleReservation({
  policy: { ...standardPolicy, cancelFeePercent: 40, cancelFeeWindowHours: 24, actWindowMinutes: 30 },
})

/** What the club had decided when it was booked is what is said and what is paid. */
export const CancelOnTheOrganizationsTerms: Story = {
  parameters: {
    msw: sampleHandlers({
      getReservation: () => onOwnTerms,
      quoteReservation: () => sampleQuote(onOwnTerms, { change: 'cancel' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avbestill' }))
    const modal = within(await screen.findByRole('alertdialog', { name: 'Avbestille reservasjonen?' }))
    const reported = 'Du må betale avbestillingsgebyr; 40% av timene som faller innenfor de neste 24 timer.'
    await expect(await modal.findByText(reported, {}, patience)).toBeVisible()
    await expect(modal.getByText(/Gebyret er 84\skr/)).toBeVisible()
  },
}

export const CancelForFree: Story = {
  parameters: {
    msw: sampleHandlers({
      getReservation: () => justBooked,
      quoteReservation: () => sampleQuote(justBooked, { change: 'cancel' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avbestill' }))
    await expect(await screen.findByText('Det er gratis å avbestille nå.', {}, patience)).toBeVisible()
    await expect(screen.getByText(/^Før 11:00: 0\skr\. Etter: 105\skr\.$/)).toBeVisible()
    await expect(screen.getByText('Endrer seg om 51 min')).toBeVisible()
  },
}

export const Swapped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bytt bil' }))
    await chooseKia(userEvent)
    await expect(await canvas.findByText('Du har byttet til Kia Niro', {}, patience)).toBeVisible()
  },
}

export const SwapRefused: Story = {
  parameters: { msw: refuses('changeCar', 'reservation.car-taken') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bytt bil' }))
    await chooseKia(userEvent)
    await expect(await screen.findByText('Bilen er dessverre opptatt i hele eller deler av perioden.')).toBeVisible()
  },
}

export const DriverAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sjåfører' }))
    const ola = await screen.findByRole('checkbox', { name: 'Ola Nordmann' })
    ola.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('button', { name: 'Lagre sjåfører' }))
    await expect(await canvas.findByText('Kari Nordmann, Ola Nordmann')).toBeVisible()
  },
}

export const NoteKeptOnFailure: Story = {
  parameters: { msw: refuses('updateReservationNote', 'server.error') },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Notat' })
    await userEvent.type(note, 'Ola henter nøkkelen')
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }))
    await expect(note).toHaveValue('Ola henter nøkkelen')
    await expect(canvas.getByRole('button', { name: 'Lagre' })).toBeEnabled()
  },
}
