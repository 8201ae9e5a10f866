import { type MinuteWindow, type Schedule, type Score, scoreMinutes } from './schedule.ts'

/** What the cars of a fleet are promised away for, each by its index; one of a car is replaced as it changes. */
export type FleetSchedules = {
  /** A copy: what a car is promised away for is written over as it changes. */
  readonly of: (index: number) => Schedule
  /** How much of the window the car is free. */
  readonly score: (index: number, window: MinuteWindow) => Score
  readonly replace: (index: number, schedule: Schedule) => void
}

const SPARE_SHARE = 0.25
const SPARE_LEAST = 1024

// All minutes in one array, and where a car's begin and end in two: what is looked at for one car lies beside what is for the next.
// One that becomes longer moves to the spare room at the end; when that is used up, all are laid anew, without what was left behind.
export const createFleetSchedules = (schedules: readonly Schedule[]): FleetSchedules => {
  const begins = new Uint32Array(schedules.length)
  const ends = new Uint32Array(schedules.length)
  const outFrom = Int32Array.from(schedules, (schedule) => schedule.outFrom)
  let minutes = new Int32Array(0)
  let used = 0

  const place = (index: number, busy: Int32Array, begin: number): void => {
    minutes.set(busy, begin)
    begins[index] = begin
    ends[index] = begin + busy.length
  }
  const append = (index: number, busy: Int32Array): void => {
    place(index, busy, used)
    used += busy.length
  }
  const layAnew = (all: readonly Int32Array[]): void => {
    const length = all.reduce((sum, busy) => sum + busy.length, 0)
    minutes = new Int32Array(Math.ceil(length * (1 + SPARE_SHARE)) + SPARE_LEAST)
    used = 0
    for (const [index, busy] of all.entries()) append(index, busy)
  }
  layAnew(schedules.map(({ busy }) => busy))

  const beginOf = (index: number): number => begins[index] as number
  const endOf = (index: number): number => ends[index] as number
  const allBut = (index: number, busy: Int32Array): Int32Array[] =>
    Array.from(begins.keys(), (each) => (each === index ? busy : minutes.subarray(beginOf(each), endOf(each))))
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
      else if (used + schedule.busy.length <= minutes.length) append(index, schedule.busy)
      else layAnew(allBut(index, schedule.busy))
    },
  }
}
