import { parseDateField } from '@delebil/validation'
import { addMinutes, osloInstant } from '@delebil/validation/time'
import { useState } from 'react'
import { changeOf, type Draft, newId, place, type Target } from './draft.ts'
import { type Fixture, FixtureDialog } from './fixture-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Bar, Plan } from './plan.ts'

const STEP_MS = 30 * 60_000
const HOURS = { block: 4, assignment: 24 * 7 }

const isFixture = (bar: Bar): bar is Fixture => bar.kind === 'block' || bar.kind === 'assignment'

/** The dialogs that move without dragging, and make what is new: one at a time. */
export function useDialogs(plan: Plan, draft: Draft, setDraft: (draft: Draft) => void, now: Date, day: string) {
  const [open, setOpen] = useState<{ readonly bar: Bar; readonly at: Target }>()
  const targetOf = (bar: Bar): Target => changeOf(draft, bar)?.to ?? bar
  const change = (bar: Bar) => setOpen({ bar, at: targetOf(bar) })
  const create = (kind: Fixture['kind'], carId: number) => {
    const first = parseDateField(day)
    const noon = first ? addMinutes(osloInstant(first), 8 * 60) : now
    const start = new Date(Math.ceil(Math.max(now.getTime(), noon.getTime()) / STEP_MS) * STEP_MS)
    const period = { start, end: addMinutes(start, HOURS[kind] * 60) }
    const bar: Bar = { kind, id: newId(draft), carId, version: 0, ...period }
    setOpen({ bar, at: bar })
  }
  const close = () => setOpen(undefined)
  const set = (to: Target) => {
    if (!open) return
    const { bar } = open
    const location = plan.places.find(({ id }) => id === to.locationId)?.name
    // What is to be made is on its car and called by its place from the start.
    const made = { ...bar, carId: to.carId ?? bar.carId, ...(location !== undefined && { location }) }
    setDraft(place(draft, bar.id < 0 ? made : bar, to))
    close()
  }
  const props = open && { ...open, cars: plan.cars, onClose: close }
  const dialog =
    props &&
    (isFixture(props.bar) ? (
      <FixtureDialog
        {...props}
        bar={props.bar}
        places={plan.places}
        isBegun={props.bar.id > 0 && props.bar.start <= now}
        onSet={set}
      />
    ) : (
      <MoveDialog {...props} onMove={set} />
    ))
  return { dialog, change, create, targetOf } as const
}
