import type { Reservation } from '@delebil/core-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ongoingReservation, sampleNow, sampleReservation } from '../../sample/bergen.ts'
import { inSampleFrame } from '../../sample/sample-host.tsx'
import { sampleHandlers } from '../../sample/sample-mocks.ts'
import { actionLooks } from '../actions/action-looks.ts'
import { type ActionId, shownActions } from '../actions/action-rules.ts'
import { ReservationPage } from '../reservation-page.tsx'

/** What the specification lists as the buttons of an active reservation, in parts that fit a test; those that turn the lock last, since they change what is offered. */
const parts = {
  changes: ['drivers', 'cancel', 'swap'],
  atTheCar: ['call', 'add-picture', 'lock', 'open'],
  reports: ['report-damage', 'report-deviation', 'charging', 'fuel', 'car-info'],
  help: ['price', 'lost-card', 'expenses', 'help'],
} as const satisfies Record<string, readonly ActionId[]>
type Part = keyof typeof parts

const meta = {
  title: 'Booking/ReservationPage/SixteenButtons',
  component: ReservationPage,
  args: { id: 501 },
  parameters: {
    isFlush: true,
    guide: {
      do: ['Keep each thing that can be done within two presses.'],
      dont: ["Don't offer a thing in two places of one page."],
    },
  },
  decorators: [inSampleFrame],
} satisfies Meta<typeof ReservationPage>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const patience = { timeout: 10_000 }
const turned: string[] = []

/** Every button of a part of the sixteen that the law offers, pressed until it has done its work: once, or twice where it stands in the menu. */
async function pressAll({ canvas, canvasElement, userEvent }: Play, reservation: Reservation, part: Part) {
  const shown = shownActions(reservation, { person: { id: 9, name: 'Kari Nordmann' } }, sampleNow)
  const offered: ActionId[] = parts[part].filter((id) => shown.some((action) => action.id === id && action.isOffered))
  await canvas.findByRole('heading', { level: 1, name: new RegExp(reservation.model) }, patience)
  const chosen: string[] = []
  canvasElement.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    event.preventDefault()
    chosen.push('file')
  })
  for (const id of offered) {
    if (id === 'call') {
      await expect(canvas.getByRole('link', { name: /Ring nattevakten/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:/),
      )
      continue
    }
    const name = actionLooks[id].text
    const here = canvas.queryByRole('button', { name })
    if (!here) await userEvent.click(canvas.getByRole('button', { name: 'Flere valg' }))
    await userEvent.click(here ?? (await screen.findByRole('menuitem', { name }, patience)))
    if (id === 'add-picture') await expect(chosen).toEqual(['file'])
    else if (id === 'open' || id === 'lock') {
      await waitFor(() => expect(turned).toContain(id), patience)
      // While the lock is turned, and a moment after, its button offers nothing else.
      await waitFor(
        () => expect(canvas.queryByRole('button', { name: /^(Låser( opp)? …|Låst( opp)?)$/ })).toBeNull(),
        patience,
      )
    } else await closeDialog(userEvent)
  }
  return offered
}

async function closeDialog(userEvent: Play['userEvent']): Promise<void> {
  // A partner's page has it in its shadow, where no selector of the document comes.
  const dialogs = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')]
  await waitFor(() => expect(dialogs()).toHaveLength(1), patience)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialogs()).toHaveLength(0), patience)
}

/** A reservation as it stands, and how many of a part of the sixteen the law offers then. */
const shows = (reservation: Reservation, part: Part, count: number, widthPx = 390): Story => ({
  parameters: {
    msw: sampleHandlers({
      getReservation: () => reservation,
      dialToOpen: () => {
        turned.push('open')
        return { entity: reservation, errors: [] }
      },
      lockCar: () => {
        turned.push('lock')
        return { entity: reservation, errors: [] }
      },
    }),
  },
  beforeEach: () => {
    turned.length = 0
  },
  render: (args) => (
    <div style={{ width: widthPx }}>
      <ReservationPage {...args} />
    </div>
  ),
  play: async (context) => {
    await expect(await pressAll(context, reservation, part)).toHaveLength(count)
  },
})

// Nobody knows what it runs on: it may need both.
const car = { ...sampleReservation().car, fuel: null }
const at = (time: string) => `2026-11-21T${time}:00+01:00`
const ready = sampleReservation({ car, start: at('10:15'), end: at('14:15'), effectiveEnd: at('14:15') })
const out = { ...ongoingReservation, id: 501, car }
const late = { ...out, end: at('10:05'), effectiveEnd: at('10:05') }
const over = { ...out, state: 'PAST', ended: at('10:00') } as const

const ahead = sampleReservation({ car })
const calledOff = sampleReservation({ state: 'CANCELED' })

export const AheadChanges: Story = shows(ahead, 'changes', 3)
export const AheadAtTheCar: Story = shows(ahead, 'atTheCar', 1)
export const AheadReports: Story = shows(ahead, 'reports', 3)
export const AheadHelp: Story = shows(ahead, 'help', 4)
export const ReadyChanges: Story = shows(ready, 'changes', 3)
export const ReadyAtTheCar: Story = shows(ready, 'atTheCar', 4)
export const ReadyReports: Story = shows(ready, 'reports', 5)
export const ReadyHelp: Story = shows(ready, 'help', 4)
export const ReadyChangesOnADesk: Story = shows(ready, 'changes', 3, 1100)
export const ReadyAtTheCarOnADesk: Story = shows(ready, 'atTheCar', 4, 1100)
export const ReadyReportsOnADesk: Story = shows(ready, 'reports', 5, 1100)
export const ReadyHelpOnADesk: Story = shows(ready, 'help', 4, 1100)
export const UnderWayChanges: Story = shows(out, 'changes', 1)
export const UnderWayAtTheCar: Story = shows(out, 'atTheCar', 4)
export const UnderWayReports: Story = shows(out, 'reports', 5)
export const UnderWayHelp: Story = shows(out, 'help', 4)
export const LateChanges: Story = shows(late, 'changes', 1)
export const LateAtTheCar: Story = shows(late, 'atTheCar', 4)
export const LateReports: Story = shows(late, 'reports', 5)
export const LateHelp: Story = shows(late, 'help', 4)
export const OverAtTheCar: Story = shows(over, 'atTheCar', 1)
export const OverReports: Story = shows(over, 'reports', 2)
export const OverHelp: Story = shows(over, 'help', 1)
/** Nothing of a trip that was called off is left to do, whatever part of the sixteen it is of. */
export const CalledOff: Story = {
  ...shows(calledOff, 'atTheCar', 0),
  play: async (context) => {
    for (const part of ['changes', 'atTheCar', 'reports', 'help'] as const) {
      await expect(await pressAll(context, calledOff, part)).toEqual([])
    }
    for (const id of Object.values(parts).flat()) {
      const { text } = actionLooks[id]
      await expect(context.canvas.queryByRole('button', { name: text })).toBeNull()
    }
    await expect(context.canvas.queryByRole('button', { name: 'Flere valg' })).toBeNull()
  },
}
