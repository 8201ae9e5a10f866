import { formatInstant } from '@delebil/validation/time'
import type { Reservation } from './stores/reservations.ts'

type Field =
  | 'carId'
  | 'start'
  | 'end'
  | 'superDamageWaiver'
  | 'carWasDamaged'
  | 'userNote'
  | 'kilometers'
  | 'startOdometer'
  | 'endOdometer'
type Changes = { [Name in Field]?: { from: unknown; to: unknown } }

const reported = (value: Reservation[Field] | undefined) => (value instanceof Date ? formatInstant(value) : value)

/** What becomes another, as the history keeps it: of each field that is not as before, its value then and now. */
export const changesOf = (before: Pick<Reservation, Field>, after: Partial<Pick<Reservation, Field>>): Changes => {
  const changes: Changes = {}
  for (const name of Object.keys(after) as Field[]) {
    const [from, to] = [reported(before[name]), reported(after[name])]
    if (from !== to) changes[name] = { from, to }
  }
  return changes
}
