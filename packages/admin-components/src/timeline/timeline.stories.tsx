import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Timeline, type TimelineProps } from './timeline.tsx'
import type { TimelineBar, TimelinePlace, TimelineTone } from './timeline-types.ts'

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, 22 + day, hour - 1))
const bar = (
  id: string,
  rowId: string,
  from: Date,
  to: Date,
  tone: TimelineTone = 'plain',
  more = {},
): TimelineBar => ({
  id,
  rowId,
  start: from,
  end: to,
  tone,
  label: names[id] ?? id,
  ...more,
})
const names: Readonly<Record<string, string>> = {
  a: 'Kari Nordmann',
  b: 'Ola Dunk',
  c: 'Verksted',
  d: 'Brygga',
  e: 'Nils Ås',
}
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: `r${index + 1}`,
  title: `${101 + index} EL ${10_001 + index}`,
  parts: [`${101 + index}`, 'Volkswagen ID.3', `EL ${10_001 + index}`] as const,
  group: index < 3 ? 'Torget' : `Åsen ${Math.floor(index / 12) + 1}`,
  ...(index === 1 && { marks: [{ icon: Wrench, text: '2 skader' }] }),
}))
const bars = [
  bar('a', 'r1', at(0, 10), at(0, 14)),
  bar('b', 'r2', at(0, 12), at(0, 18)),
  bar('c', 'r3', at(0, 6), at(0, 20), 'off', { icon: Wrench, fixed: 'Sperringen har begynt.', ends: 'end' }),
  bar('d', 'r1', at(0, 16), at(2, 0), 'strip', { fixed: 'Plasseringen flyttes ikke her.' }),
  bar('e', 'r5', at(0, 11), at(0, 15), 'plain', { ends: 'both' }),
]

function Sample(props: Partial<TimelineProps>) {
  const [shown, setShown] = useState<readonly TimelineBar[]>(bars)
  const [selected, setSelected] = useState<string>()
  const clashOf = (id: string, place: TimelinePlace) =>
    shown.find(
      (one) =>
        one.id !== id &&
        one.tone !== 'strip' &&
        one.rowId === place.rowId &&
        one.start < place.end &&
        place.start < one.end,
    )?.label
  const move = ({ id }: TimelineBar, place: TimelinePlace) =>
    setShown(
      shown.flatMap((one) =>
        one.id === id && one.tone === 'ghost'
          ? []
          : one.id === id
            ? [
                { ...one, tone: 'ghost' as const },
                { ...one, ...place, tone: clashOf(id, place) ? ('clash' as const) : ('moved' as const) },
              ]
            : [one],
      ),
    )
  return (
    <Timeline
      label={'Flåteplan'}
      rowsName={'Bil'}
      rows={rows}
      bars={shown}
      selected={selected}
      clashOf={clashOf}
      pinned={{ id: 'parked', title: 'Parkeringsplass' }}
      window={{ start: at(0, 0), end: at(1, 0) }}
      now={at(0, 9)}
      everyHours={2}
      minHourPx={36}
      onMove={move}
      onSelect={setSelected}
      {...props}
    />
  )
}

const meta = {
  title: 'Admin/Timeline',
  component: Timeline,
  parameters: {
    guide: {
      do: ['Everything that a pointer moves, keys and a dialog move too.', 'Give the same as a list beside it.'],
      dont: ["Don't let the plan jump while something is held.", "Don't tell a clash by colour alone."],
    },
  },
  render: () => <Sample />,
} satisfies Meta<typeof Timeline>
export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

/** Enter lifts, arrows carry, Enter puts down; each is said. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status')
    const button = (name: RegExp) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(canvas.getByRole('application', { name: 'Flåteplan' })).toHaveFocus()
    await userEvent.tab()
    await expect(button(/^Kari Nordmann ?, .*10:00–14:00, 101/)).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}')
    await expect(said).toHaveTextContent(/^102 EL 10002, .*10:30–14:30, opptatt: Ola Dunk$/)
    await userEvent.keyboard('{Escape}')
    await expect(said).toHaveTextContent('Avbrutt. Kari Nordmann står der det var.')
    await waitFor(() => expect(button(/^Kari Nordmann ?, .*10:00–14:00, 101/)).toHaveFocus())
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(said).toHaveTextContent(/^101 EL 10001, .*08:00–12:00, ledig$/)
    await userEvent.keyboard('{ArrowUp}')
    await expect(said).toHaveTextContent(/^Parkeringsplass, /)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button(/^Kari Nordmann ?, .*08:00–12:00, Parkeringsplass$/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(button(/^Verksted/)).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await expect(said).toHaveTextContent('Verksted. Sperringen har begynt.')
    await userEvent.keyboard('--{Enter}')
    await waitFor(() => expect(button(/^Verksted ?, .*06:00–19:00/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(said).toHaveTextContent(/^Nils Ås er løftet/)
    await userEvent.keyboard('{Escape}')
  },
}

/** Pressed and drawn; sixty rows, of which only those in sight are there. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(40)
    const bar = canvas.getByRole('button', { name: /^Kari Nordmann/ })
    const lane = (bar.parentElement as HTMLElement).getBoundingClientRect()
    const box = bar.getBoundingClientRect()
    const [x, y] = [box.left + 8, box.top + 8]
    const point = (dx: number, dy: number) => ({ target: canvasElement, coords: { clientX: x + dx, clientY: y + dy } })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...point(0, 0), target: bar },
      { ...point(8, 3) },
      { ...point((lane.width / 24) * 2, 82) },
      { keys: '[/MouseLeft]', ...point((lane.width / 24) * 2, 82) },
    ])
    await expect(await canvas.findByRole('button', { name: /^Kari Nordmann ?, .*12:00–16:00, 103/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Kari Nordmann er lagt på 103 EL 10003/)
  },
}

/** A finger that rests on a bar lifts it; one that goes on at once rolls the plan. An end is drawn by pointer. */
export const ByFinger: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bar = () => canvas.getByRole('button', { name: /^Nils Ås/ })
    const said = canvas.getByRole('status')
    const hour = (bar().parentElement as HTMLElement).getBoundingClientRect().width / 24
    const from = bar().getBoundingClientRect()
    const point = (dx: number, dy: number) => ({
      target: canvasElement,
      coords: { clientX: from.left + 40 + dx, clientY: from.top + 12 + dy },
    })
    await userEvent.pointer([
      { keys: '[TouchA>]', ...point(0, 0), target: bar() },
      { pointerName: 'TouchA', ...point(0, -30) },
      { pointerName: 'TouchA', ...point(hour, -30) },
      { keys: '[/TouchA]', ...point(hour, -30) },
    ])
    await expect(said).not.toHaveTextContent('løftet')
    await expect(bar()).toHaveAccessibleName(/11:00–15:00, 105/)

    const finger = userEvent.setup()
    await finger.pointer({ keys: '[TouchA>]', ...point(0, 0), target: bar() })
    await waitFor(() => expect(said).toHaveTextContent(/^Nils Ås er løftet/))
    await finger.pointer([
      { pointerName: 'TouchA', ...point(hour, 34) },
      { keys: '[/TouchA]', ...point(hour, 34) },
    ])
    await expect(await canvas.findByRole('button', { name: /^Nils Ås ?, .*12:00–16:00, 106/ })).toBeVisible()

    const end = bar().querySelector('[data-end="end"]') as HTMLElement
    const edge = end.getBoundingClientRect()
    const at = (dx: number) => ({
      target: canvasElement,
      coords: { clientX: edge.left + 2 + dx, clientY: edge.top + 8 },
    })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(0), target: end },
      { ...at(-8) },
      { ...at(-2 * hour) },
      { keys: '[/MouseLeft]', ...at(-2 * hour) },
    ])
    await expect(await canvas.findByRole('button', { name: /^Nils Ås ?, .*12:00–14:00, 106/ })).toBeVisible()
  },
}

/** Late in the day the word for now is whole. */
export const LateInTheDay: Story = {
  render: () => <Sample now={new Date(at(1, 0).getTime() - 60_000)} />,
  play: async ({ canvas }) => {
    const word = await canvas.findByText('Nå 23:59')
    await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(
      word.parentElement?.getBoundingClientRect().right ?? 0,
    )
  },
}
