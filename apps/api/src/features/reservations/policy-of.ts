import { type Policy, policyAt } from '@delebil/validation'
import type { Reservation } from './stores/reservations.ts'

/** What the club of a reservation decides, as it is at a moment. What shapes the price is the reservation's own instead. */
export const policyOf = ({ decided }: Pick<Reservation, 'decided'>, at: Date): Policy => policyAt(decided, at)
