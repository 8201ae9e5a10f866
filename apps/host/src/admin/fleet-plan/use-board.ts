import type { TimelineBar, TimelinePlace } from '@delebil/admin-components'
import { useMemo, useState } from 'react'
import { type PlanRights, rulesOf } from './bar-rules.ts'
import { type Change, place, remove } from './draft.ts'
import { type DraftResolution, draftResolutions } from './draft-resolutions.ts'
import { type Bar, keyOf, type Plan } from './plan.ts'
import { findCars, freeCars } from './plan-filter.ts'
import { planTexts as texts } from './plan-texts.ts'
import type { PlanView } from './plan-view.ts'
import { carIdOf, carName, isTaken, PARKING, shareUsed, takesRoom, toRow, toTimelineBars } from './to-timeline.ts'
import { useDialogs } from './use-dialogs.tsx'
import type { useDraft } from './use-draft.ts'

export interface BoardParts {
  readonly view: PlanView
  readonly plan: Plan
  readonly now: Date
  readonly rights: PlanRights
  readonly work: ReturnType<typeof useDraft>
}

const isBarAt = (bar: TimelineBar, at: TimelinePlace) =>
  bar.rowId === at.rowId && bar.start < at.end && at.start < bar.end

/** What the timeline, the list and the panels show of the plan, and what they do with it. */
export function useBoard({ view, plan, now, rights, work }: BoardParts) {
  const { draft, setDraft, results } = work
  const { cars: all, bars, places, window } = plan
  const { q, category, isFreeOnly } = view
  const [chosen, setChosen] = useState<string>()
  const dialogs = useDialogs(plan, draft, setDraft, now, view.day)
  const byCar = useMemo(() => Map.groupBy(bars, ({ carId }) => carId), [bars])
  const free = useMemo(() => freeCars(all, bars, now), [all, bars, now])
  const cars = useMemo(() => {
    const personsOf = (id: number) =>
      (byCar.get(id) ?? []).flatMap(({ person, membership }) => [person ?? '', membership ?? ''])
    return findCars(all, { q, category, isFreeOnly, free, personsOf })
  }, [all, q, category, isFreeOnly, free, byCar])
  const carNames = useMemo(() => new Map(all.map((car) => [car.id, carName(car)])), [all])
  const shares = useMemo(
    () => new Map(all.map(({ id }) => [id, shareUsed(byCar.get(id) ?? [], window)])),
    [all, byCar, window],
  )
  const rows = useMemo(() => cars.map((car) => toRow(car, shares.get(car.id) ?? 0)), [cars, shares])
  const shown = useMemo(
    () => toTimelineBars(bars, draft.changes, results, now, rights),
    [bars, draft.changes, results, now, rights],
  )
  const barOf = (id: string | undefined): Bar | undefined =>
    draft.changes.find((one) => keyOf(one.bar) === id)?.bar ?? bars.find((bar) => keyOf(bar) === id)
  /** With the names that the plan knows: a draft that was kept knows none. */
  const named = (bar: Bar): Bar => {
    const { person, membership } = bars.find((one) => keyOf(one) === keyOf(bar)) ?? {}
    return { ...bar, ...(person && { person }), ...(membership && { membership }) }
  }
  const chosenBar = barOf(chosen)
  const use = cars.reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0) / Math.max(1, cars.length)
  const isNowShown = now >= window.start && now < window.end
  return {
    cars,
    /** In the foot: how many cars are shown, how many of them are free, and how much they are booked. */
    said: texts.shownOf(
      cars.length,
      all.length,
      isNowShown ? cars.filter(({ id }) => free.has(id)).length : undefined,
      Math.round(use * 100),
    ),
    rows,
    shown,
    shares,
    chosen,
    setChosen,
    dialogs,
    chosenBar: chosenBar && named(chosenBar),
    named: (change: Change): Change => ({ ...change, bar: named(change.bar) }),
    carNameOf: (id: number) => carNames.get(id) ?? `${texts.car} ${id}`,
    placeNameOf: (id: number) => places.find((one) => one.id === id)?.name,
    rulesOf: (bar: Bar) => rulesOf(bar, now, rights),
    park: (bar: Bar) => setDraft(place(draft, bar, { ...dialogs.targetOf(bar), carId: undefined })),
    /** What can be done about a change that the server refuses because somebody else has the car. */
    resolutionsOf: (change: Change): readonly DraftResolution[] => {
      const result = results.get(keyOf(change.bar))
      if (!isTaken(result)) return []
      const mayMove = (bar: Bar) => rulesOf(bar, now, rights).fixed === undefined
      return draftResolutions(change, { cars: all, bars, changes: draft.changes, mayMove }).map((resolution) =>
        'car' in resolution ? resolution : { swapWith: named(resolution.swapWith) },
      )
    },
    takeResolution: ({ bar, to }: Change, resolution: DraftResolution) =>
      setDraft(
        'car' in resolution
          ? place(draft, bar, { ...to, carId: resolution.car.id })
          : place(draft, resolution.swapWith, { ...resolution.swapWith, carId: bar.carId }),
      ),
    takeAway: (bar: Bar) => setDraft(remove(draft, bar)),
    clashOf: (barId: string, at: TimelinePlace) => {
      const isFree = at.rowId === PARKING || barId.startsWith('assignment')
      return isFree ? undefined : shown.find((bar) => bar.id !== barId && takesRoom(bar) && isBarAt(bar, at))?.label
    },
    move: ({ id }: TimelineBar, { rowId, start, end }: TimelinePlace) => {
      const bar = barOf(id)
      if (bar) setDraft(place(draft, bar, { ...dialogs.targetOf(bar), carId: carIdOf(rowId), start, end }))
    },
  } as const
}

export type Board = ReturnType<typeof useBoard>
