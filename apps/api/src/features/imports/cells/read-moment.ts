import { formatInstant, osloInstants, parseInstant } from '@delebil/validation/time'
import { serialText } from '../reading/xlsx-dates.ts'
import { choose, failed, type Obstacle } from './obstacle.ts'

export type WallDay = { readonly year: number; readonly month: number; readonly day: number }
type WallTime = { readonly hour: number; readonly minute: number; readonly second: number }

const months = [
  'Januar',
  'Februar',
  'Mars',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Desember',
]
const dayShapes = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}|\d{2})/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})/,
]
const timeShape = /^(?:[T,\s]|kl\.?)*(?<hour>\d{1,2})[:.]?(?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,]\d+)?)?$/i

const two = (part: number): string => String(part).padStart(2, '0')

const numbers =
  (groups: Record<string, string | undefined> | undefined) =>
  (name: string): number =>
    Number(groups?.[name] ?? 0)

// What a spreadsheet counts days by, where nobody told it that they are days.
const unserial = (text: string): string => {
  const serial = /^[2-6]\d{4}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
  return serial === undefined ? text : serialText(serial, false)
}

const longMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const splitDay = (written: string, field: string): { readonly day: WallDay; readonly rest: string } | Obstacle => {
  const text = unserial(written.trim())
  const found = dayShapes.map((shape) => shape.exec(text)).find((match) => match !== null)
  if (!found) return failed('format', `«${written}» er ikke en dato.`, { field })
  const of = numbers(found.groups)
  const year = of('year') < 100 ? 2000 + of('year') : of('year')
  const [month, day] = [of('month'), of('day')]
  if (month < 1 || month > 12) return failed('date', `Måned ${month} finnes ikke. Skriv dag, måned og år.`, { field })
  if (day < 1 || day > longMonth(year, month)) {
    return failed('date', `${months[month - 1]} har ${longMonth(year, month)} dager. Rett i fila eller her.`, { field })
  }
  return { day: { year, month, day }, rest: text.slice(found[0].length).trim() }
}

const readTime = (written: string, field: string): WallTime | Obstacle => {
  const found = timeShape.exec(written.trim())
  const of = numbers(found?.groups)
  const time = { hour: of('hour'), minute: of('minute'), second: of('second') }
  if (!found || time.hour > 23 || time.minute > 59 || time.second > 59)
    return failed('format', `«${written}» er ikke et klokkeslett.`, { field })
  return time
}

/** A day of the calendar, 'YYYY-MM-DD', however it is written. */
export const readDay = (written: string, field: string): string | Obstacle => {
  const split = splitDay(written, field)
  if ('problem' in split) return split
  const { year, month, day } = split.day
  return `${year}-${two(month)}-${two(day)}`
}

const twoAnswers = (instants: readonly Date[], time: WallTime, field: string): Obstacle => {
  const clock = `${two(time.hour)}:${two(time.minute)}`
  const [first, second] = instants
  if (!first || !second)
    return failed('date', `Klokka ble stilt fra 02 til 03 den natta. ${clock} finnes ikke.`, { field })
  return choose(
    'twoAnswers',
    `Klokka går to ganger denne natta. Første eller andre ${clock}?`,
    [
      { label: 'Første', cells: { [field]: formatInstant(first) } },
      { label: 'Andre', cells: { [field]: formatInstant(second) } },
    ],
    { field },
  )
}

/**
 * A moment on Norwegian clocks, in one cell or with its time in another. One with an offset is that moment; in the hour that comes twice
 * somebody has to say which.
 */
export const readMoment = (
  written: string,
  clock: string | undefined,
  field: string,
  clockField = field,
): Date | Obstacle => {
  const exact = parseInstant(
    written
      .trim()
      .replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d.*)$/, '$1T$2')
      .replace(/T(\d\d:\d\d)(Z|[+-]\d\d:\d\d)$/, 'T$1:00$2'),
  )
  if (exact) return exact
  const split = splitDay(written, field)
  if ('problem' in split) return split
  const timeText = clock?.trim() || split.rest
  if (timeText === '')
    return failed('required', 'Klokkeslettet mangler.', { field: clock === undefined ? field : clockField })
  const time = readTime(timeText, clock?.trim() ? clockField : field)
  if ('problem' in time) return time
  const instants = osloInstants({ ...split.day, ...time })
  const [only] = instants
  return instants.length === 1 && only ? only : twoAnswers(instants, time, field)
}
