import type { Period } from '@delebil/validation'
import { formatDate, formatDuration, formatKilometers, formatTime } from '@delebil/validation/text'
import { addOsloDays, osloDateText, osloParts } from '@delebil/validation/time'
import { searchTexts } from '../locale/search-texts.ts'
import { type FlexibleTimes, flexibleRequest } from './flexible.ts'

export interface AskedTime {
  readonly period: Period
  /** The trip begins at once. */
  readonly isNow: boolean
  readonly flexible: Readonly<FlexibleTimes>
}

/** When, in a few words: 'I dag 18:30–23:30', 'Nå til 23:30', '27.–29. nov.', '3 t i morgen'. */
export function describeWhen({ period: { start, end }, isNow, flexible }: AskedTime, now: Date): string {
  if (flexible.isOn) {
    const { window, lengthMinutes } = flexibleRequest(flexible)
    return `${formatDuration(lengthMinutes)} ${describeDay(window.start, now).toLowerCase()}`
  }
  const isOneDay = osloDateText(start) === osloDateText(end)
  if (isNow) return searchTexts.nowUntil(isOneDay ? formatTime(end) : describeDay(end, now).toLowerCase())
  if (isOneDay) return `${describeDay(start, now)} ${formatTime(start)}–${formatTime(end)}`
  return describeDays(start, end)
}

/** 'I dag', 'I morgen', else the date. */
export function describeDay(day: Date, now: Date): string {
  const text = osloDateText(day)
  if (text === osloDateText(now)) return searchTexts.today
  if (text === osloDateText(addOsloDays(now, 1))) return searchTexts.tomorrow
  return formatDate(day)
}

/** '27.–29. nov.', '29. nov.–2. des.' */
export function describeDays(start: Date, end: Date): string {
  const isOneMonth = osloParts(start).month === osloParts(end).month
  return `${isOneMonth ? `${osloParts(start).day}.` : shortDate(start)}–${shortDate(end)}`
}

// The weekday comes first and ends at the first space.
const shortDate = (at: Date) => formatDate(at).replace(/^\S+\s/, '')

/** '50 km', or that nobody knows. */
export function describeHowFar(kilometers: number): string {
  return kilometers === 0 ? searchTexts.unknownDistance : formatKilometers(kilometers)
}
