import type { Refusal } from '@delebil/core-api'

/** A reservation that a change would affect. */
export interface Affected {
  readonly id: number
  readonly reservationNumber: number
  readonly start: string
  readonly end: string
  readonly person: string | null
  readonly phone: string | null
}

export const affectedIn = (refusal: Refusal | undefined): readonly Affected[] | undefined =>
  (refusal?.entity as { affectedReservations?: readonly Affected[] } | undefined)?.affectedReservations
