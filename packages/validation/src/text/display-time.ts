import type { Period } from '../reservation-period.ts'
import { OSLO_TIME_ZONE, osloDateText } from '../time/oslo-time.ts'
import { LOCALE } from './display.ts'

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: OSLO_TIME_ZONE,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
})
const dateFormat = new Intl.DateTimeFormat(LOCALE, {
  timeZone: OSLO_TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const yearDateFormat = new Intl.DateTimeFormat(LOCALE, {
  timeZone: OSLO_TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const longDateFormat = new Intl.DateTimeFormat(LOCALE, {
  timeZone: OSLO_TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** '14:30', Oslo's clock. */
export function formatTime(at: Date): string {
  return timeFormat.format(at)
}

/** 'lør. 21. nov.', Oslo's calendar. */
export function formatDate(at: Date): string {
  return dateFormat.format(at)
}

/** 'lørdag 21. november 2026', Oslo's calendar. */
export function formatLongDate(at: Date): string {
  return longDateFormat.format(at)
}

/** 'lør. 21. nov. 14:30' */
export function formatDateTime(at: Date): string {
  return `${formatDate(at)} ${formatTime(at)}`
}

/** '14:30' where that is today, else 'lør. 21. nov. 14:30'. */
export function formatWhen(at: Date, now: Date): string {
  return osloDateText(at) === osloDateText(now) ? formatTime(at) : formatDateTime(at)
}

/** 'lør. 21. nov. 14:30–18:00', with the second date where it is another day. */
export function formatPeriod(period: Period): string {
  return periodText(period, dateFormat)
}

/** 'lør. 21. nov. 2026 14:30–18:00', where a list reaches over years. */
export function formatPastPeriod(period: Period): string {
  return periodText(period, yearDateFormat)
}

function periodText({ start, end }: Period, date: Intl.DateTimeFormat): string {
  const text = (at: Date) => `${date.format(at)} ${formatTime(at)}`
  const sameDay = osloDateText(start) === osloDateText(end)
  return sameDay ? `${text(start)}–${formatTime(end)}` : `${text(start)} – ${text(end)}`
}

/** A length for a countdown: '45 min', '2 t 30 min', '3 d 4 t'. Begun minutes count; under zero is '0 min'. */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.ceil(minutes))
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60]
  const parts =
    days > 0
      ? [
          [days, 'd'],
          [hours, 't'],
        ]
      : [
          [hours, 't'],
          [rest, 'min'],
        ]
  const shown = parts.filter(([amount]) => amount !== 0).map(([amount, unit]) => `${amount} ${unit}`)
  return shown.length === 0 ? '0 min' : shown.join(' ')
}
