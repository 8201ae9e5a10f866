import { reservationStates } from '@delebil/validation'
import * as v from 'valibot'
import { geoPoint, id, instantText } from '../primitives.ts'

/** A link to a reservation, as those of the reservation see it. Its address is told once, when it is made. */
export const share = v.object({
  id,
  created: instantText,
  /** When it ends by itself, if nobody stops it before. */
  expires: instantText,
  isMine: v.boolean(),
})
export type Share = v.InferOutput<typeof share>

/** A reservation as whoever holds its link sees it. Nothing personal: a field more is a decision, and a test counts them. */
export const sharedReservation = v.object({
  state: v.picklist(reservationStates),
  model: v.string(),
  bodyType: v.string(),
  color: v.string(),
  /** Null once nobody has to find the car any more. */
  licensePlate: v.nullable(v.string()),
  location: v.object({
    name: v.string(),
    geojson: geoPoint,
    parkingDescription: v.nullable(v.string()),
  }),
  start: instantText,
  /** The promised end, or when the trip was ended. */
  end: instantText,
  expires: instantText,
})
export type SharedReservation = v.InferOutput<typeof sharedReservation>

/** How long before a trip a calendar can be made to say so (minutes). */
export const calendarAlarmMinutes = [15, 30, 60, 1440] as const

/** My reservations as a calendar that others can ask for. Its address is told once, when it is made. */
export const calendarFeed = v.object({
  created: instantText,
  /** Null for no alarm. */
  alarmMinutes: v.nullable(v.picklist(calendarAlarmMinutes, 'field.unknown')),
})
export type CalendarFeed = v.InferOutput<typeof calendarFeed>
