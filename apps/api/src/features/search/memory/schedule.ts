import { availabilityOfMinutes, type Period } from '@delebil/validation'
import { MINUTE_MS } from '@delebil/validation/time'

/**
 * What a car is promised away for, by numbers alone: epoch minutes `[start, end, ...]`, rounded outward, by start and without
 * overlaps. `outFrom`: when the trip began that nobody has ended, 0 where there is none; until now the car is out with it.
 */
export type Schedule = { readonly busy: Int32Array; readonly outFrom: number }

/** A window and the moment of the question in epoch minutes, and what is left of a car that nobody has then. */
export type MinuteWindow = { readonly start: number; readonly end: number; readonly now: number; readonly whole: Score }

/** What a window leaves free of a car: percent of it, and the longest stretch where any counts. */
export type Score = { readonly percent: number; readonly freeStart: number; readonly freeEnd: number }

const LAST_MINUTE = 2 ** 31 - 1
const minuteBefore = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS)
const minuteAfter = (at: Date): number => Math.min(Math.ceil(at.getTime() / MINUTE_MS), LAST_MINUTE)

const minuteOut = (outFrom: Date | undefined): number => (outFrom === undefined ? 0 : minuteBefore(outFrom))

export const toSchedule = (busy: readonly Period[], outFrom?: Date): Schedule => {
  const minutes = new Int32Array(busy.length * 2)
  busy.forEach(({ start, end }, index) => {
    minutes[index * 2] = minuteBefore(start)
    minutes[index * 2 + 1] = minuteAfter(end)
  })
  return { busy: minutes, outFrom: minuteOut(outFrom) }
}

/** The same from the text that `schedulesOfCars` tells. */
export const readSchedule = (minutes: string | null, outFrom?: Date): Schedule => {
  const numbers = minutes === null ? [] : minutes.split(' ')
  return {
    busy: Int32Array.from(numbers, (text) => Math.min(Number(text), LAST_MINUTE)),
    outFrom: minuteOut(outFrom),
  }
}

const scoreOf = (start: number, end: number, busy: ArrayLike<number>, from = 0): Score => {
  const found = availabilityOfMinutes(start, end, busy, from)
  return { percent: found.percent, freeStart: found.longestFreeStart, freeEnd: found.longestFreeEnd }
}

export const toMinuteWindow = (period: Period, now: Date): MinuteWindow => {
  const [start, end] = [minuteBefore(period.start), minuteAfter(period.end)]
  return { start, end, now: minuteAfter(now), whole: scoreOf(start, end, []) }
}

/** Where in an array of minutes a car's own begin and end, and when its trip began that nobody has ended. */
type Stretch = { readonly begin: number; readonly end: number; readonly outFrom: number }

// The first promise of the stretch that ends after the minute; both starts and ends are in order.
const firstAfter = (minutes: Int32Array, { begin, end }: Stretch, minute: number): number => {
  let low = begin / 2
  let high = end / 2
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((minutes[middle * 2 + 1] as number) > minute) high = middle
    else low = middle + 1
  }
  return low * 2
}

const withTripOut = ({ busy, outFrom }: Schedule, now: number): number[] => {
  const at = firstStartFrom(busy, outFrom)
  return [...busy.subarray(0, at), outFrom, now, ...busy.subarray(at)]
}

const firstStartFrom = (busy: Int32Array, minute: number): number => {
  let index = 0
  while (index < busy.length && (busy[index] as number) < minute) index += 2
  return index
}

/** How much of the window is free of what is promised in a stretch of minutes. A car that is out is busy until now, whatever was promised. */
export const scoreMinutes = (minutes: Int32Array, stretch: Stretch, window: MinuteWindow): Score => {
  const { start, end, now, whole } = window
  const { outFrom } = stretch
  const ownBusy = () => minutes.subarray(stretch.begin, stretch.end)
  if (outFrom !== 0 && start < now) return scoreOf(start, end, withTripOut({ busy: ownBusy(), outFrom }, now))
  const first = firstAfter(minutes, stretch, start)
  // Most cars are free all the time: for those there is nothing to be worked out.
  if (first === stretch.end || (minutes[first] as number) >= end) return whole
  return scoreOf(start, end, ownBusy(), first - stretch.begin)
}

/** The same of one schedule. */
export const scoreSchedule = ({ busy, outFrom }: Schedule, window: MinuteWindow): Score =>
  scoreMinutes(busy, { begin: 0, end: busy.length, outFrom }, window)

/** The free stretch as instants, never wider than the window; null where the car counts as busy. */
export const freePeriod = ({ percent, freeStart, freeEnd }: Score, window: Period): Period | null => {
  if (percent === 0) return null
  return {
    start: new Date(Math.max(freeStart * MINUTE_MS, window.start.getTime())),
    end: new Date(Math.min(freeEnd * MINUTE_MS, window.end.getTime())),
  }
}
