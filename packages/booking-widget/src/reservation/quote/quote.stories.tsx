import { MockRefusal } from '@delebil/core-api/mocks'
import { addMinutes } from '@delebil/validation/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleNow, sampleReservation } from '../../sample/bergen.ts'
import { inSampleFrame } from '../../sample/sample-host.tsx'
import { never, sampleHandlers } from '../../sample/sample-mocks.ts'
import { sampleQuote } from '../../sample/sample-quote.ts'
import { pressOrChoose } from '../../sample/test-presses.ts'
import { ReservationPage } from '../reservation-page.tsx'

const meta = {
  title: 'Booking/PriceOfAChange',
  component: ReservationPage,
  args: { id: 501 },
  parameters: {
    guide: {
      do: [
        'The difference and the new total before the button.',
        'Ask anew when the moment of the price has passed, and say what changed.',
      ],
      dont: ["Don't make a change at a price that was not shown.", "Don't call a refund a price."],
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
const open = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, action: string, heading: string) => {
  await pressOrChoose(userEvent, canvas, action)
  // Found without its name, which a dialog in a shadow root lacks.
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await dialog.findByRole('heading', { name: heading }, patience)
  return dialog
}

export const Cancel: Story = {
  play: async (context) => {
    const dialog = await open(context, 'Avbestill', 'Avbestille reservasjonen?')
    await expect(await dialog.findByRole('table', { name: 'Pris' }, patience)).toHaveTextContent('Avbestillingsgebyr')
    await expect(dialog.getByText(/^Før 12:20: 105\skr\. Deretter synker det jevnt til 0\skr 17:20\.$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Behold reservasjonen' })).toHaveFocus()
  },
}

export const CancelWhileItGrows: Story = {
  parameters: {
    msw: sampleHandlers({
      getReservation: () => sampleReservation({ start: '2026-11-23T08:00:00+01:00', end: '2026-11-23T16:00:00+01:00' }),
      quoteReservation: () =>
        sampleQuote(sampleReservation({ start: '2026-11-23T08:00:00+01:00', end: '2026-11-23T16:00:00+01:00' }), {
          change: 'cancel',
        }),
    }),
  },
  play: async (context) => {
    const dialog = await open(context, 'Avbestill', 'Avbestille reservasjonen?')
    await expect(await dialog.findByText(/^Det øker jevnt til 168\skr 16:00\.$/, {}, patience)).toBeVisible()
  },
}

export const Extend: Story = {
  args: { id: 502 },
  play: async (context) => {
    const dialog = await open(context, 'Forleng 30 min', 'Forlenge med 30 minutter?')
    await expect(await dialog.findByText('Kan forlenges til', {}, patience)).toBeVisible()
    await expect(dialog.getByText('lør. 21. nov. 14:10')).toBeVisible()
    await expect(dialog.getByText('Forskjell')).toBeVisible()
  },
}

export const StartNow: Story = {
  play: async (context) => {
    const dialog = await open(context, 'Start nå', 'Starte turen nå?')
    await expect(await dialog.findByText(/^Før 10:/, {}, patience)).toBeVisible()
  },
}

export const Swap: Story = {
  play: async ({ canvas, userEvent }) => {
    await pressOrChoose(userEvent, canvas, 'Bytt bil')
    const modal = within(await screen.findByRole('dialog', {}, patience))
    await userEvent.click(await modal.findByRole('button', { name: /^Kia Niro/ }, patience))
    await expect(await modal.findByRole('table', { name: 'Pris' }, patience)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Kia Niro' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Velg en annen bil' }))
    await expect(await screen.findByRole('button', { name: /^Kia Niro/ }, patience)).toBeVisible()
  },
}

/** The bill of a trip that is ended now, and when waiting makes it dearer. */
export const End: Story = {
  args: { id: 502 },
  play: async ({ canvas, userEvent }) => {
    await pressOrChoose(userEvent, canvas, 'Avslutt turen')
    const modal = within(await screen.findByRole('dialog', {}, patience))
    await expect(await modal.findByRole('table', { name: 'Pris' }, patience)).toBeVisible()
    await expect(modal.getByText(/^Før 11:31: /)).toBeVisible()
  },
}

/** A trip can be ended where its price cannot be told. */
export const EndWithoutPrice: Story = {
  args: { id: 502 },
  parameters: { msw: sampleHandlers({ quoteReservation: () => Promise.reject(new MockRefusal('server.busy')) }) },
  play: async ({ canvas, userEvent }) => {
    await pressOrChoose(userEvent, canvas, 'Avslutt turen')
    const modal = within(await screen.findByRole('dialog', {}, patience))
    await expect(await modal.findByText('Vi fikk ikke regnet ut prisen.', {}, patience)).toBeVisible()
    await userEvent.click(modal.getByRole('radio', { name: 'Nei, bilen er uskadd' }))
    await userEvent.click(modal.getByRole('button', { name: 'Avslutt turen' }))
    await expect(await canvas.findByText('Turen er avsluttet. Takk for turen!', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: sampleHandlers({ quoteReservation: never }) },
  play: async (context) => {
    const dialog = await open(context, 'Avbestill', 'Avbestille reservasjonen?')
    await expect(dialog.getByRole('button', { name: 'Avbestill' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: { msw: sampleHandlers({ quoteReservation: () => Promise.reject(new MockRefusal('server.error')) }) },
  play: async (context) => {
    const dialog = await open(context, 'Avbestill', 'Avbestille reservasjonen?')
    await expect(await dialog.findByText('Vi fikk ikke regnet ut prisen.', {}, patience)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Avbestill' })).toBeDisabled()
  },
}

/** The change itself is not possible: that is said, and not that a price could not be found. */
export const NotPossible: Story = {
  parameters: {
    msw: sampleHandlers({ quoteReservation: () => Promise.reject(new MockRefusal('reservation.car-taken')) }),
  },
  play: async (context) => {
    const dialog = await open(context, 'Start nå', 'Starte turen nå?')
    await expect(await dialog.findByText('Det går ikke nå', {}, patience)).toBeVisible()
    await expect(dialog.getByText('Bilen er dessverre opptatt i hele eller deler av perioden.')).toBeVisible()
    await expect(dialog.queryByText('Vi fikk ikke regnet ut prisen.')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Start nå' })).toBeDisabled()
  },
}

/** Its clock is moved by the story: past the instant at which the price jumps. */
let clock = sampleNow
const fresh = sampleReservation({ created: '2026-11-21T09:12:00+01:00' })
const live = {
  getReservation: () => fresh,
  quoteReservation: () => sampleQuote(fresh, { change: 'cancel' }, clock),
}

export const UpdatedWhenTheInstantPasses: Story = {
  parameters: { msw: sampleHandlers(live), host: { now: () => clock } },
  beforeEach: () => {
    clock = sampleNow
  },
  play: async (context) => {
    const dialog = await open(context, 'Avbestill', 'Avbestille reservasjonen?')
    await expect(await dialog.findByText(/^Før 10:12: 0\skr\. Etter: 105\skr\.$/, {}, patience)).toBeVisible()
    clock = addMinutes(sampleNow, 3)
    await expect(await dialog.findByText('Prisen er oppdatert.', {}, patience)).toBeVisible()
    await expect(dialog.getByText(/^Gebyret er 105\skr/)).toBeVisible()
  },
}

/** The price rises between what was shown and the press. */
export const PriceRose: Story = {
  parameters: {
    msw: sampleHandlers({
      ...live,
      cancelReservation: () => {
        clock = addMinutes(sampleNow, 3)
        return Promise.reject(new MockRefusal('reservation.price-rose'))
      },
    }),
    host: { now: () => sampleNow },
  },
  beforeEach: () => {
    clock = sampleNow
  },
  play: async (context) => {
    const dialog = await open(context, 'Avbestill', 'Avbestille reservasjonen?')
    await dialog.findByText('Det er gratis å avbestille nå.', {}, patience)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Avbestill' }))
    await expect(await dialog.findByText(/^Prisen har steget siden du så den/, {}, patience)).toBeVisible()
    await expect(await dialog.findByText(/^Gebyret er 105\skr/, {}, patience)).toBeVisible()
  },
}
