import { type MinuteWindow, type Schedule, type Score, scoreMinutes } from './schedule.ts'

/** What the cars of a fleet are promised away for, each by its index; one of a car is replaced as it changes. */
export type FleetSchedules = {
  /** A copy: what a car is promised away for is written over as it changes. */
  readonly of: (index: number) => Schedule
  /** How much of the window the car is free. */
  readonly score: (index: number, window: MinuteWindow) => Score
  readonly replace: (index: number, schedule: Schedule) => void
}

const GROWTH = 1.25
const LEAST_ROOM = 1024

// All minutes in one array, and where a car's begin and end in two: what is looked at for one car lies beside what is for the next.
// One that becomes longer moves to the end; the room that it leaves is had again when the fleet is read anew.
export const createFleetSchedules = (schedules: readonly Schedule[]): FleetSchedules => {
  const begins = new Uint32Array(schedules.length)
  const ends = new Uint32Array(schedules.length)
  const outFrom = Int32Array.from(schedules, (schedule) => schedule.outFrom)
  let used = 0
  let minutes = new Int32Array(0)

  const makeRoom = (more: number): void => {
    if (used + more <= minutes.length) return
    const wider = new Int32Array(Math.ceil((used + more) * GROWTH) + LEAST_ROOM)
    wider.set(minutes)
    minutes = wider
  }
  const place = (index: number, busy: Int32Array, begin: number): void => {
    minutes.set(busy, begin)
    begins[index] = begin
    ends[index] = begin + busy.length
  }
  const append = (index: number, busy: Int32Array): void => {
    makeRoom(busy.length)
    place(index, busy, used)
    used += busy.length
  }
  makeRoom(schedules.reduce((sum, { busy }) => sum + busy.length, 0))
  for (const [index, { busy }] of schedules.entries()) append(index, busy)

  const beginOf = (index: number): number => begins[index] as number
  const endOf = (index: number): number => ends[index] as number
  return {
    of: (index) => ({
      busy: minutes.slice(beginOf(index), endOf(index)),
      outFrom: outFrom[index] as number,
    }),
    score: (index, window) =>
      scoreMinutes(minutes, { begin: beginOf(index), end: endOf(index), outFrom: outFrom[index] as number }, window),
    replace: (index, schedule) => {
      outFrom[index] = schedule.outFrom
      const begin = beginOf(index)
      if (begin + schedule.busy.length <= endOf(index)) place(index, schedule.busy, begin)
      else append(index, schedule.busy)
    },
  }
}
