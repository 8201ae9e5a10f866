import { standardPolicy } from '@delebil/validation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ongoingReservation, sampleReservation } from '../sample/bergen.ts'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { refuses, sampleHandlers } from '../sample/sample-mocks.ts'
import { sampleQuote } from '../sample/sample-quote.ts'
import { agreeTo, choose, pressOrChoose } from '../sample/test-presses.ts'
import { ReservationPage } from './reservation-page.tsx'

const meta = {
  title: 'Booking/ReservationPage/Changes',
  component: ReservationPage,
  args: { id: 501 },
  parameters: {
    guide: {
      do: ['Each change shows its price before it is made.', 'Say what came of it in the one line.'],
      dont: ["Don't send two changes at once.", "Don't lose what was typed."],
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

const chooseKia = async (userEvent: User) => {
  const modal = within(await screen.findByRole('dialog', {}, patience))
  await userEvent.click(await modal.findByRole('button', { name: /^Kia Niro/ }, patience))
  await modal.findByRole('table', { name: 'Pris' }, patience)
  await userEvent.click(modal.getByRole('button', { name: 'Bytt til Kia Niro' }))
}

const justBooked = sampleReservation({ created: '2026-11-21T10:00:00+01:00' })

export const Extended: Story = {
  args: { id: 502 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/^Til 11:40|^Bilen er ledig til 14:10\./, {}, patience)
    await agreeTo(userEvent, canvas, 'Forleng 30 min', 'Forlenge med 30 minutter?')
    await expect(await canvas.findByText('Forlenget. Ny slutt er 11:40.')).toBeVisible()
    await expect(canvasElement.querySelector('[data-highlighted]')).toHaveAttribute('data-highlighted', 'true')
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Avslutt turen' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Avslutte turen?' }))
    await userEvent.click(modal.getByRole('button', { name: 'Avslutt turen' }))
    await expect(await modal.findByText('Svar på om bilen ble skadet.')).toBeVisible()
    await userEvent.click(modal.getByRole('radio', { name: 'Nei, bilen er uskadd' }))
    await userEvent.click(modal.getByRole('button', { name: 'Avslutt turen' }))
    await expect(await canvas.findByText('UTGÅTT')).toBeVisible()
    await expect(canvas.getByText('Avsluttet', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'lør. 21. nov. 10:10',
    )
    await expect(canvas.getByText('Reservert til').nextElementSibling).toHaveTextContent('lør. 21. nov. 11:10')
    await expect(canvas.queryByText('Til', { exact: true })).toBeNull()
    const said = await canvas.findByText('Turen er avsluttet. Takk for turen!')
    await waitFor(() => expect(said.parentElement).toHaveFocus())
  },
}

export const StartedAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await agreeTo(userEvent, canvas, 'Start nå', 'Starte turen nå?')
    await expect(await canvas.findByText('Turen har startet')).toBeVisible()
  },
}

/** What was said of the start goes with the next thing that is done. */
export const StartIsSaidOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await agreeTo(userEvent, canvas, 'Start nå', 'Starte turen nå?')
    await canvas.findByText('Turen har startet')
    await choose(userEvent, canvas, 'Pris')
    await screen.findByRole('dialog', { name: 'Pris for reservasjonen' })
    await expect(canvas.queryByText('Turen har startet')).toBeNull()
  },
}

export const CancelForAFee: Story = {
  play: async ({ canvas, userEvent }) => {
    await pressOrChoose(userEvent, canvas, 'Avbestill')
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
    await pressOrChoose(userEvent, canvas, 'Avbestill')
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
    await pressOrChoose(userEvent, canvas, 'Avbestill')
    await expect(await screen.findByText('Det er gratis å avbestille nå.', {}, patience)).toBeVisible()
    await expect(screen.getByText(/^Før 11:00: 0\skr\. Etter: 105\skr\.$/)).toBeVisible()
    await expect(screen.getByText('Endrer seg om 51 min')).toBeVisible()
  },
}

export const Swapped: Story = {
  play: async ({ canvas, userEvent }) => {
    await pressOrChoose(userEvent, canvas, 'Bytt bil')
    await chooseKia(userEvent)
    await expect(await canvas.findByText('Du har byttet til Kia Niro', {}, patience)).toBeVisible()
  },
}

export const SwapRefused: Story = {
  parameters: { msw: refuses('changeCar', 'reservation.car-taken') },
  play: async ({ canvas, userEvent }) => {
    await pressOrChoose(userEvent, canvas, 'Bytt bil')
    await chooseKia(userEvent)
    await expect(await screen.findByText('Bilen er dessverre opptatt i hele eller deler av perioden.')).toBeVisible()
  },
}

export const DriverAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await pressOrChoose(userEvent, canvas, 'Sjåfører')
    const ola = await screen.findByRole('checkbox', { name: 'Ola Nordmann' })
    ola.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('button', { name: 'Lagre sjåfører' }))
    const drivers = within(canvas.getByRole('list', { name: 'Sjåfører' }))
    await expect(await drivers.findByText('Ola Nordmann', {}, patience)).toBeVisible()
    await expect(canvas.getByText('Sjåførene er lagret')).toBeVisible()
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
