import { addOsloDays, osloInstant, osloParts } from '@delebil/validation/time'

export interface DayTick {
  readonly at: Date
  /** How far along it stands, of all there is. */
  readonly share: number
}

/** Each midnight between two moments: what a scale of days is marked at. */
export function dayTicks(from: Date, until: Date): readonly DayTick[] {
  const ticks: DayTick[] = []
  for (let at = nextMidnight(from); at < until; at = addOsloDays(at, 1)) {
    ticks.push({ at, share: (at.getTime() - from.getTime()) / (until.getTime() - from.getTime()) })
  }
  return ticks
}

const nextMidnight = (at: Date): Date => {
  const { year, month, day } = osloParts(at)
  return addOsloDays(osloInstant({ year, month, day }), 1)
}
