import { carCategories } from '@delebil/core-api/admin'
import { type Period, parseDateField } from '@delebil/validation'
import { addOsloDays, osloDateText, osloInstant, startOfOsloDay } from '@delebil/validation/time'

export const zooms = {
  dag: { days: 1, everyHours: 2, minHourPx: 32 },
  tre: { days: 3, everyHours: 6, minHourPx: 7.5 },
  uke: { days: 7, everyHours: 12, minHourPx: 3.7 },
  to: { days: 14, everyHours: 24, minHourPx: 3.2 },
} as const
export type Zoom = keyof typeof zooms

/** What of the plan is shown; all of it stands in the address. */
export interface PlanView {
  readonly zoom: Zoom
  /** The first day, `YYYY-MM-DD`. */
  readonly day: string
  readonly locationId: number | undefined
  readonly tab: 'tidslinje' | 'liste'
  /** What cars are looked for. */
  readonly q: string
  readonly category: keyof typeof carCategories | undefined
  /** Only cars that nobody has now. */
  readonly isFreeOnly: boolean
}

const isCategory = (text: string | null): text is keyof typeof carCategories =>
  text !== null && Object.hasOwn(carCategories, text)
const isZoom = (text: string | null): text is Zoom => text !== null && Object.hasOwn(zooms, text)

export function readView(query: URLSearchParams, now: Date, isWide: boolean): PlanView {
  const zoom = query.get('vis')
  const day = parseDateField(query.get('dato') ?? '')
  const place = Number(query.get('plass'))
  const tab = query.get('visning')
  const category = query.get('klasse')
  return {
    zoom: isZoom(zoom) ? zoom : 'dag',
    day: osloDateText(day ? osloInstant(day) : now),
    locationId: Number.isSafeInteger(place) && place > 0 ? place : undefined,
    tab: tab === 'liste' || tab === 'tidslinje' ? tab : isWide ? 'tidslinje' : 'liste',
    q: query.get('finn') ?? '',
    category: isCategory(category) ? category : undefined,
    isFreeOnly: query.get('ledige') === 'ja',
  }
}

const words: Readonly<Record<keyof PlanView, string>> = {
  zoom: 'vis',
  day: 'dato',
  locationId: 'plass',
  tab: 'visning',
  q: 'finn',
  category: 'klasse',
  isFreeOnly: 'ledige',
}

/** The address after a change; what is not ours in it stays. */
export function writeView(query: URLSearchParams, change: Partial<PlanView>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    const word = words[name as keyof PlanView]
    if (value === undefined || value === '' || value === false) next.delete(word)
    else next.set(word, value === true ? 'ja' : String(value))
  }
  return next
}

const firstOf = (day: string): Date =>
  startOfOsloDay(osloInstant(parseDateField(day) ?? { year: 2000, month: 1, day: 1 }))

export function windowOf({ zoom, day }: Pick<PlanView, 'zoom' | 'day'>): Period {
  const start = firstOf(day)
  return { start, end: addOsloDays(start, zooms[zoom].days) }
}

/** The first day so many days on. */
export const dayAfter = (day: string, days: number): string => osloDateText(addOsloDays(firstOf(day), days))
