import { osloInstants, osloOffsetMinutes, parseInstant } from '@delebil/validation/time'
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

/** Said behind a moment of the hour that comes twice. */
const halves = ['sommertid', 'vintertid'] as const
const halfShape = /\s*\b(sommertid|vintertid)$/i

const splitHalf = (written: string): { readonly half: number | undefined; readonly rest: string } => {
  const said = halfShape.exec(written.trim())?.[1]?.toLowerCase()
  return {
    half: said === undefined ? undefined : halves.indexOf(said as (typeof halves)[number]),
    rest: written.trim().replace(halfShape, ''),
  }
}

const clockOf = ({ hour, minute, second }: WallTime): string =>
  [hour, minute, ...(second > 0 ? [second] : [])].map(two).join(':')

const twoAnswers = (day: WallDay, time: WallTime, field: string): Obstacle => {
  const written = `${two(day.day)}.${two(day.month)}.${day.year} ${clockOf(time)}`
  const clock = `${two(time.hour)}:${two(time.minute)}`
  return choose(
    'twoAnswers',
    `Klokka går to ganger denne natta. Første eller andre ${clock}?`,
    ['Første', 'Andre'].map((label, at) => ({ label, cells: { [field]: `${written} ${halves[at]}` } })),
    { field },
  )
}

const noneText = (time: WallTime, half: number | undefined): string =>
  half === undefined
    ? `Klokka ble stilt fra 02 til 03 den natta. ${two(time.hour)}:${two(time.minute)} finnes ikke.`
    : `Det var ikke ${halves[half]} da. Skriv bare dag og klokkeslett.`

const isSummer = (at: Date): boolean => osloOffsetMinutes(at) === 120

/** The moments of a wall time; of an hour that comes twice the one that was said, and none where the other half of the year was said. */
const momentsOf = (day: WallDay, time: WallTime, half: number | undefined): readonly Date[] => {
  const instants = osloInstants({ ...day, ...time })
  if (half === undefined) return instants
  if (instants.length === 2) return instants.slice(half, half + 1)
  return instants.filter((at) => isSummer(at) === (half === 0))
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
  const [said, saidClock] = [splitHalf(written), splitHalf(clock ?? '')]
  const half = said.half ?? saidClock.half
  const split = splitDay(said.rest, field)
  if ('problem' in split) return split
  const timeText = saidClock.rest || split.rest
  if (timeText === '')
    return failed('required', 'Klokkeslettet mangler.', { field: clock === undefined ? field : clockField })
  const time = readTime(timeText, saidClock.rest ? clockField : field)
  if ('problem' in time) return time
  const instants = momentsOf(split.day, time, half)
  const [only] = instants
  if (only === undefined) return failed('date', noneText(time, half), { field })
  return instants.length === 1 ? only : twoAnswers(split.day, time, field)
}
