import { Refusal } from '../../platform/refusal.ts'
import type { Office } from '../admin-records/admin-verb.ts'
import { mayAny } from '../admin-records/may-any.ts'

/** Whether lines are seen that are of no trip. */
export const seesBeyondTrips = (office: Office): boolean =>
  mayAny(office, ['BILLING_READ', 'BILLING_WRITE', 'MEMBERSHIP_READ'])

/** With LIMITED_BILLING money is seen only of what may be opened anyway: a trip, where it is of one, or its membership. */
export const refuseBeyondBorder = (office: Office, isOfTrip: boolean): void => {
  if (seesBeyondTrips(office)) return
  if (!(isOfTrip && mayAny(office, ['RESERVATION_READ']))) throw new Refusal('permission.missing')
}
