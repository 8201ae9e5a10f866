import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ongoingReservation, sampleReservation, unopenedReservation } from '../sample/bergen.ts'
import { inSampleFrame } from '../sample/sample-host.tsx'
import { never, refuses, sampleHandlers } from '../sample/sample-mocks.ts'
import { sampleQuote } from '../sample/sample-quote.ts'
import { sampleCarState } from '../sample/sample-situations.ts'
import { ReservationPage } from './reservation-page.tsx'

const meta = {
  title: 'Booking/ReservationPage',
  component: ReservationPage,
  args: { id: 501 },
  parameters: {
    guide: {
      do: [
        'What is next comes first: opening, ending, or when it begins.',
        'One line says how it stands, one button does what is next.',
      ],
      dont: ["Don't show a figure that nobody knows.", "Don't leave out why something cannot be done."],
    },
    isFlush: true,
    msw: sampleHandlers(),
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>

const patience = { timeout: 10_000 }
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The one line that says how it stands. */
const statusLine = (canvas: Canvas) =>
  canvas.findByText((_, element) => element?.matches('[role=status][tabindex]:has(> p)') ?? false)

export const Ahead: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Du kan låse opp fra .*12:10\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Lås opp' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Start nå' })).toBeVisible()
  },
}
/** Cancelling is possible still, and costs less than ending: it stands before it. */
export const StartPassedUnopened: Story = {
  parameters: { msw: sampleHandlers({ getReservation: () => unopenedReservation }) },
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: 'Avbestill' }, patience)
    const end = canvas.getByRole('button', { name: 'Avslutt turen' })
    await expect(cancel.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.queryByRole('button', { name: 'Start nå' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Flere valg' }))
    await expect(await screen.findByRole('menuitem', { name: 'Bytt bil' }, patience)).toBeVisible()
  },
}
/** The time that is left is read as one sentence, and what ending now would cost stands beside it. */
export const UnderWay: Story = {
  args: { id: 502 },
  parameters: {
    msw: sampleHandlers({
      quoteReservation: () => ({ ...sampleQuote(ongoingReservation, { change: 'extend' }), differenceOre: 2200 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Volkswagen ID\.3/ }, patience)).toBeVisible()
    await expect(canvas.getByText('1 t igjen av turen.')).toBeInTheDocument()
    await expect(canvas.getByText('Lever innen 11:10')).toBeVisible()
    await expect(await canvas.findByText(/^64\s%$/, {}, patience)).toBeVisible()
    const name = await canvas.findByText(/^Avslutter du nå:/, {}, patience)
    await expect(name.parentElement).toHaveTextContent(/^Avslutter du nå: ?\d+(,\d\d)?\skr\+ 3,20\skr\/km$/)
    await expect(await canvas.findByText(/^Til 11:40 for 22\skr/, {}, patience)).toBeVisible()
  },
}
/** Midnight is told as the evening's end, in one line. */
export const UntilMidnight: Story = {
  args: { id: 502 },
  parameters: {
    msw: sampleHandlers({
      getReservation: () => ({
        ...ongoingReservation,
        end: '2026-11-21T23:30:00+01:00',
        effectiveEnd: '2026-11-21T23:30:00+01:00',
      }),
      getExtensibility: () => ({ isExtensible: true, latestEnd: '2026-11-22T07:30:00+01:00' }),
      quoteReservation: () => ({
        ...sampleQuote(ongoingReservation, { change: 'extend' }),
        period: { start: ongoingReservation.start, end: '2026-11-22T00:00:00+01:00' },
        differenceOre: 2200,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Til 00:00 for 22\skr/, {}, patience)).toBeVisible()
  },
}
/** Past its end, and out: how late it is, and what it is to be ended with. */
export const Late: Story = {
  args: { id: 502 },
  parameters: {
    msw: sampleHandlers({
      getReservation: () => ({
        ...ongoingReservation,
        end: '2026-11-21T09:30:00+01:00',
        effectiveEnd: '2026-11-21T09:30:00+01:00',
        state: 'PAST',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('40 min over tiden.', {}, patience)).toBeInTheDocument()
    await expect(await statusLine(canvas)).toHaveTextContent('Skulle vært levert 09:30')
    await expect(canvas.getByRole('button', { name: 'Avslutt turen' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Lås opp' })).toBeNull()
  },
}
/** Inside the window: the car can be opened, and is looked at first. */
export const Ready: Story = {
  parameters: {
    msw: sampleHandlers({ getReservation: () => sampleReservation({ start: '2026-11-21T10:16:00+01:00' }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starter om 6 min', {}, patience)).toBeVisible()
    await expect(await canvas.findByText('Klar. Bilen er låst.', {}, patience)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lås opp' })).toBeEnabled()
    await expect(canvas.getByText('Gå rundt bilen og se etter skader først.')).toBeVisible()
  },
}
export const Over: Story = { args: { id: 400 } }
export const Canceled: Story = { args: { id: 397 } }
let tellActive: (() => void) | undefined
/** The next trip that comes late comes last: what is read stays where it is. */
export const NextComesLate: Story = {
  args: { id: 400 },
  beforeEach: () => {
    tellActive = undefined
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: sampleHandlers({
      listActiveReservations: () =>
        new Promise((resolve) => {
          tellActive = () => resolve({ data: [sampleReservation()] })
        }),
    }),
  },
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('heading', { name: 'Pris' }, patience)
    const before = price.getBoundingClientRect().top
    await waitFor(() => expect(tellActive).toBeDefined(), patience)
    tellActive?.()
    await expect(await canvas.findByRole('heading', { name: 'Neste' }, patience)).toBeVisible()
    await expect(price.getBoundingClientRect().top).toBe(before)
  },
}
export const Loading: Story = { parameters: { msw: sampleHandlers({ getReservation: never }) } }
/** Said once: in the heading. */
export const Unknown: Story = {
  args: { id: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Vi finner ikke reservasjonen/)
    await expect(canvas.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Mine reservasjoner' })).toHaveAttribute('href', '#/reservations')
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

/** One line: what the car said last, and nothing from before. */
export const LatestAnswerOnly: Story = {
  args: { id: 502 },
  play: async ({ canvas, userEvent }) => {
    const line = await statusLine(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lås opp' }))
    await waitFor(() => expect(line).toHaveTextContent(/^Bilen er låst opp$/), patience)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lås bilen' }, patience))
    await waitFor(() => expect(line).toHaveTextContent(/^Bilen er låst$/), patience)
    await expect(canvas.queryByText('Bilen er låst opp')).toBeNull()
  },
}

let report: (() => void) | undefined

/** What the car was asked before the press, and answers after it, is old: the line says what was done. */
export const ReportFromBefore: Story = {
  args: { id: 502 },
  parameters: {
    msw: sampleHandlers({
      getCarState: () =>
        new Promise((answer) => {
          report = () => answer({ ...sampleCarState, isLocked: true })
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const line = await statusLine(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lås opp' }))
    await waitFor(() => expect(line).toHaveTextContent(/^Bilen er låst opp$/), patience)
    report?.()
    await expect(await canvas.findByText(/^\d+ %$/, {}, patience)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Lås bilen' }, patience)).toBeVisible()
    await expect(line).toHaveTextContent(/^Bilen er låst opp$/)
  },
}

const turned: string[] = []
/** A second press in haste, at the same place, never undoes the first; a moment later the other way is offered. */
export const PressedTwice: Story = {
  args: { id: 502 },
  parameters: {
    msw: sampleHandlers({
      dialToOpen: () => {
        turned.push('open')
        return { entity: ongoingReservation, errors: [] }
      },
      lockCar: () => {
        turned.push('lock')
        return { entity: ongoingReservation, errors: [] }
      },
    }),
  },
  beforeEach: () => {
    turned.length = 0
  },
  play: async ({ canvas, userEvent }) => {
    const line = await statusLine(canvas)
    const button = await canvas.findByRole('button', { name: 'Lås opp' }, patience)
    await userEvent.click(button)
    await waitFor(() => expect(line).toHaveTextContent(/^Bilen er låst opp$/), patience)
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Låst opp')
    await userEvent.click(await canvas.findByRole('button', { name: 'Lås bilen' }, patience))
    await waitFor(() => expect(line).toHaveTextContent(/^Bilen er låst$/), patience)
    await expect(turned).toEqual(['open', 'lock'])
  },
}
