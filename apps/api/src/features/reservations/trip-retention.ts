import { retentionOfYears } from '../../platform/schedules/retention.ts'
import { deleteTripsBefore } from './stores/old-trips.ts'

/** As long as what is billed for others: whoever asks what a trip cost, or who drove, does so before the books are closed. */
const YEARS_KEPT = 5

/** Trips that nothing was billed for, and blocks of cars. Those that were billed belong to the lines, and stay with them. */
export const tripRetention = retentionOfYears('trip-retention', YEARS_KEPT, deleteTripsBefore)
