import type { NightCase, NightEvent } from '@delebil/core-api/admin'
import { formatPhone } from '@delebil/validation'
import { formatDate, formatPeriod, formatTime } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { answerTexts, eventTexts, nightTexts } from './night-texts.ts'

const at = (instant: string): Date => parseInstant(instant) ?? new Date(instant)

/** One event in words: what was done, and what a car answered. */
export function describeEvent({ action, result }: NightEvent): string {
  const what = eventTexts[action] ?? action
  return result === null ? what : `${what}: ${answerTexts[result] ?? 'avvist'}`
}

/** What the next shift has to know of a case, as text to paste. */
export function writeShiftNote({ reservation, car, callers, mine }: NightCase, now: Date): string {
  const [first] = callers
  const who = first ? [first.name, first.phone === null ? [] : [formatPhone(first.phone)]].flat().join(' · ') : ''
  const by = mine.find(({ person }) => person !== null)?.person
  return [
    `${nightTexts.noteLabel} ${formatDate(now)} ${formatTime(now)}`,
    [nightTexts.reservation(reservation.reservationNumber), who].filter(Boolean).join(' · '),
    `${nightTexts.car(car.carNumber)} · ${car.licensePlate} · ${car.model} · ${car.location}`,
    formatPeriod({ start: at(reservation.start), end: at(reservation.end) }),
    ...mine.map((event) => `${formatTime(at(event.at))} ${describeEvent(event)}`),
    ...(by ? [`Vakt: ${by}`] : []),
  ].join('\n')
}
