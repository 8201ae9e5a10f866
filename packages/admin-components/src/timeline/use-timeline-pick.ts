import type { Period } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { useRef, useState } from 'react'
import { placeAfterKey, placeAfterStretch, refusalOfKey } from './timeline-keys.ts'
import { timelineTexts as texts } from './timeline-texts.ts'
import type { TimelineBar, TimelinePlace } from './timeline-types.ts'

/** What of a bar is held: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

export interface Picked {
  readonly bar: TimelineBar
  readonly place: TimelinePlace
  readonly by: 'keys' | 'pointer'
}

export interface PickOptions {
  readonly window: Period
  readonly stepMinutes: number
  readonly rowIds: readonly string[]
  readonly pinnedId: string | undefined
  readonly titleOf: (rowId: string) => string
  /** What has the place already. */
  readonly clashOf: (barId: string, place: TimelinePlace) => string | undefined
  readonly onMove: (bar: TimelineBar, place: TimelinePlace) => void
  /** What is held has come to where nothing is shown: earlier or later. */
  readonly onReach: ((way: -1 | 1) => void) | undefined
}

export const isSamePlace = (one: TimelinePlace, other: TimelinePlace): boolean =>
  one.rowId === other.rowId &&
  one.start.getTime() === other.start.getTime() &&
  one.end.getTime() === other.end.getTime()

const canStretch = ({ ends }: TimelineBar) => ends === 'both' || ends === 'end'

/** A bar that was picked up, by keys or the pointer: where it is now, and what is said of it. */
export function useTimelinePick(options: PickOptions) {
  const [picked, setPicked] = useState<Picked>()
  const [said, setSaid] = useState('')
  const latest = useRef(options)
  latest.current = options

  const tell = ({ bar, place }: Picked) => {
    const { titleOf, clashOf } = latest.current
    const other = clashOf(bar.id, place)
    const parts = [titleOf(place.rowId), formatPeriod(place)] as const
    setSaid(other === undefined ? texts.over(...parts) : texts.clash(...parts, other))
  }
  const pick = (bar: TimelineBar, by: Picked['by']) => {
    if (bar.fixed !== undefined && !canStretch(bar)) {
      setSaid(`${bar.label}. ${bar.fixed}`)
      return
    }
    setPicked({ bar, by, place: { rowId: bar.rowId, start: bar.start, end: bar.end } })
    setSaid(bar.fixed === undefined ? texts.picked(bar.label, canStretch(bar)) : texts.stretching(bar.label))
  }
  const carry = (held: Picked, place: TimelinePlace) => {
    const next = { ...held, place }
    setPicked(next)
    tell(next)
    const { window, onReach } = latest.current
    if (place.start < window.start && place.start < held.place.start) onReach?.(-1)
    else if (place.end > window.end && place.end > held.place.end) onReach?.(1)
  }
  const drop = ({ bar, place }: Picked) => {
    setPicked(undefined)
    const { titleOf, onMove } = latest.current
    const isMoved = !isSamePlace(place, bar)
    setSaid(isMoved ? texts.dropped(bar.label, titleOf(place.rowId), formatPeriod(place)) : texts.cancelled(bar.label))
    if (isMoved) onMove(bar, place)
  }
  const cancel = () => {
    if (picked) setSaid(texts.cancelled(picked.bar.label))
    setPicked(undefined)
  }
  const carryByKey = (held: Picked, event: { readonly key: string; readonly shiftKey: boolean }) => {
    const { bar } = held
    const { rowIds, pinnedId, stepMinutes } = options
    const place =
      placeAfterStretch(event, held.place, stepMinutes) ?? placeAfterKey(event, held.place, rowIds, stepMinutes)
    const isParked = place !== undefined && place.rowId === pinnedId
    const refusal = refusalOfKey(event, bar) ?? (isParked ? bar.unpinned : undefined)
    if (refusal !== undefined) setSaid(`${bar.label}. ${refusal}`)
    else if (place) carry(held, place)
  }
  /** True where the key was taken. */
  const onKey = (event: { readonly key: string; readonly shiftKey: boolean }): boolean => {
    if (!picked) return false
    if (event.key === 'Escape' || event.key === 'Tab') {
      cancel()
      return event.key === 'Escape'
    }
    if (event.key === 'Enter' || event.key === ' ') {
      drop(picked)
      return true
    }
    carryByKey(picked, event)
    return true
  }
  return { picked, said, pick, carry, drop, cancel, onKey } as const
}
