import { reservationPage } from '@delebil/core-api'
import { formatDateTime } from '@delebil/validation/text'
import type { SmsValues } from '../notifying/prepare-one-sms.ts'
import type { NotedTrip } from './trip-store.ts'

/** What the fields of an SMS about a trip are. */
export const tripValues = (
  { id, model, licensePlate, location, start, end }: NotedTrip,
  siteUrl: string,
): SmsValues => ({
  bil: model,
  regnr: licensePlate,
  plass: location,
  start: formatDateTime(start),
  slutt: formatDateTime(end),
  lenke: `${siteUrl}${reservationPage(id)}`,
})
