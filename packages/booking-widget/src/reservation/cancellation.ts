import type { Reservation } from '@delebil/core-api'
import { cancellationFee, cancellationFeeChangesAt } from '@delebil/validation'

/** What cancelling costs at `now` (øre), and until when it is free. */
export interface CancellationCost {
  readonly feeOre: number
  readonly freeUntil: Date | undefined
}

/** The rule of validation on a reservation's own hourly price. */
export function cancellationCost(
  reservation: Pick<Reservation, 'start' | 'end' | 'created' | 'hourlyRate'>,
  now: Date,
): CancellationCost {
  const moment = {
    start: new Date(reservation.start),
    end: new Date(reservation.end),
    created: new Date(reservation.created),
    now,
  }
  return {
    feeOre: cancellationFee({ ...moment, hourlyRateOre: reservation.hourlyRate }).feeOre,
    freeUntil: cancellationFeeChangesAt(moment),
  }
}
