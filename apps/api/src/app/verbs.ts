import { accountVerbs } from '../features/accounts/member.ts'
import { invoiceVerbs } from '../features/billing/member.ts'
import { ownBillingDataVerbs } from '../features/billing/own-billing-data.ts'
import { calendarVerbs } from '../features/calendar/member.ts'
import { carAccessVerbs } from '../features/car-access/member.ts'
import { entityMessageVerbs } from '../features/entity-messages/member.ts'
import { expenseVerbs } from '../features/expenses/member.ts'
import { locationVerbs } from '../features/fleet/member.ts'
import { sendLicensePicture } from '../features/license-checks/send-license-picture.ts'
import { writeLog } from '../features/logs/write-log.ts'
import { membershipVerbs } from '../features/memberships/member.ts'
import { messageVerbs } from '../features/messages/member.ts'
import { firstRunVerbs } from '../features/new-organizations/member.ts'
import { notificationVerbs } from '../features/notifications/member.ts'
import { organizationVerbs } from '../features/organizations/member.ts'
import { getPartner } from '../features/partners/get-partner.ts'
import { getPartnerSearch } from '../features/partners/get-partner-search.ts'
import { linkPartner } from '../features/partners/link-partner.ts'
import { paymentVerbs } from '../features/payments/member.ts'
import { placeVerbs } from '../features/places/member.ts'
import { createReservationAtOnce } from '../features/reservations/member/create-reservation-at-once.ts'
import { reservationVerbs } from '../features/reservations/member.ts'
import { searchVerbs } from '../features/search/member.ts'
import { secondStepVerbs } from '../features/second-step/member.ts'
import { sessionVerbs } from '../features/sessions/member.ts'
import { sharingVerbs } from '../features/sharing/member.ts'
import { signOnVerbs } from '../features/sign-on/member.ts'
import { situationVerbs } from '../features/situations/member.ts'
import { staffMemberVerbs } from '../features/staff/member.ts'
import { waitlistVerbs } from '../features/waitlist/member.ts'
import type { QuickVerbs, Verbs } from '../platform/verb.ts'

/** Finding, booking and using cars: every verb but those of a person's account and of the site itself. */
export const bookingVerbs = {
  ...organizationVerbs,
  ...locationVerbs,
  ...membershipVerbs,
  ...searchVerbs,
  ...placeVerbs,
  ...reservationVerbs,
  ...carAccessVerbs,
  ...messageVerbs,
  ...expenseVerbs,
  ...situationVerbs,
  ...waitlistVerbs,
  ...sharingVerbs,
  ...calendarVerbs,
  ...entityMessageVerbs,
  ...invoiceVerbs,
  ...ownBillingDataVerbs,
  ...paymentVerbs,
} as const satisfies Partial<Verbs>

/** What every endpoint does. */
export const verbs: Verbs = {
  ...bookingVerbs,
  ...accountVerbs,
  ...sessionVerbs,
  ...signOnVerbs,
  ...notificationVerbs,
  ...staffMemberVerbs,
  ...firstRunVerbs,
  ...secondStepVerbs,
  getPartner,
  getPartnerSearch,
  linkPartner,
  sendLicensePicture,
  writeLog,
}

/** What some of them can do in one statement. */
export const quickVerbs: QuickVerbs = { createReservation: createReservationAtOnce }
