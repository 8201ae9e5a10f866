import type { Reservation } from '@delebil/core-api'

const stamp = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')

/** A reservation as a file that calendars take; the same event as in the person's subscription. */
export function calendarFile({
  id,
  organizationId,
  created,
  start,
  end,
  model,
  licensePlate,
  location,
}: Reservation): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Delebil//Booking//NO',
    'BEGIN:VEVENT',
    `UID:reservation-${organizationId}-${id}@delebil`,
    `DTSTAMP:${stamp(created)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(`${model} (${licensePlate})`)}`,
    `LOCATION:${escaped([location.name, location.parkingDescription].filter(Boolean).join('. '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
