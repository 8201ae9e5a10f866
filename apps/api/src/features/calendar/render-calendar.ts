import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { CalendarReservation } from './calendar-feed-store.ts'
import { calendarTexts } from './calendar-texts.ts'

export type CalendarOptions = {
  /** The site's page of a reservation, as a whole address. */
  readonly addressOf: (reservationId: number) => string
  /** Reminds so long before the start of a trip that is not cancelled. */
  readonly alarmMinutes?: number | undefined
}

const REFRESH_SECONDS = 60 * 60

const addEvent = (
  calendar: ReturnType<typeof ical>,
  reservation: CalendarReservation,
  { addressOf, alarmMinutes }: CalendarOptions,
): void => {
  const { organizationId, id, start, end, ended, changed, version, model, licensePlate } = reservation
  const isCanceled = reservation.canceled !== null || reservation.voided !== null
  const name = calendarTexts.event(model, licensePlate)
  const event = calendar.createEvent({
    id: `reservation-${organizationId}-${id}@delebil`,
    // UTC: right on both sides of a clock change, whatever a calendar knows of Oslo.
    start,
    end: ended ?? end,
    stamp: changed,
    lastModified: changed,
    sequence: version - 1,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: isCanceled ? calendarTexts.canceled(name) : name,
    description: calendarTexts.description(reservation.reservationNumber, reservation.parkingDescription),
    location: { title: reservation.place, geo: { lat: reservation.lat, lon: reservation.lng } },
    url: addressOf(id),
  })
  if (alarmMinutes === undefined || isCanceled) return
  event.createAlarm({ type: ICalAlarmType.display, trigger: alarmMinutes * 60, description: name })
}

/** Reservations as iCalendar (RFC 5545). The same reservations give the same text. No name, note or price is in it. */
export const renderCalendar = (reservations: readonly CalendarReservation[], options: CalendarOptions): string => {
  const calendar = ical({
    name: calendarTexts.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'delebil', product: 'delebil', language: 'NO' },
    ttl: REFRESH_SECONDS,
  })
  for (const reservation of reservations) addEvent(calendar, reservation, options)
  return calendar.toString()
}
