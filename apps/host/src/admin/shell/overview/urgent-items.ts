import type { StateBadgeProps } from '@delebil/admin-components'
import { Clock, MessageSquare, Split } from 'lucide-react'
import { adminPaths } from '../../shared/admin-paths.ts'
import { conflictOf } from '../../shared/conflict-of.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import { type Item, minutesBetween, type Overview } from './use-overview.ts'

/** Something that can't wait, and the one thing to do about it. */
export interface UrgentItem {
  readonly key: string
  readonly state: StateBadgeProps
  readonly title: string
  readonly href: string
  readonly why: string
  readonly time: string
  readonly act: { readonly label: string; readonly href: string }
}

const MOST_MESSAGES = 2
const sentences = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ')

/** What is late, then what is about to go wrong, then who has waited longest for an answer: by kind. */
export function urgentItems({ lateTrips, conflicts, messages }: Overview, now: Date): readonly UrgentItem[][] {
  const items = (group: typeof messages, most: number, look: (item: Item, at: Date) => Omit<UrgentItem, 'key'>) =>
    (group?.items ?? [])
      .slice(0, most)
      .map((item) => ({ key: `${item.id} ${item.at}`, ...look(item, new Date(item.at ?? now)) }))
  const since = (at: Date) => texts.since(minutesBetween(at, now))
  return [
    items(lateTrips, 5, (item, at) => ({
      ...about(item),
      href: adminPaths['problem-reservations'].recordPath({ id: item.trip?.reservationId ?? item.id }),
      state: { meaning: 'wrong', icon: Clock, children: texts.states.late },
      why: sentences(
        item.trip ? texts.dueAt(item.trip.location, at, now) : undefined,
        item.trip?.next ? texts.nextTakes(item.trip.next.person, new Date(item.trip.next.start), now) : undefined,
      ),
      time: since(at),
      act: callOf(item),
    })),
    items(conflicts, 5, (item, at) => ({
      ...about(item),
      state: { meaning: 'wrong', icon: Split, children: texts.states.conflict },
      why: item.trip ? texts.fetches(item.trip.location, at, now) : '',
      time: at > now ? texts.until(minutesBetween(now, at)) : since(at),
      act: { label: texts.solve, href: conflictOf(item.trip?.reservationId ?? item.id) },
    })),
    items(messages, MOST_MESSAGES, (item, at) => ({
      ...about(item),
      state: { meaning: 'look', icon: MessageSquare, children: texts.states.message },
      why: texts.quote(item.title),
      time: since(at),
      act: { label: texts.answer, href: adminPaths.messages.recordPath({ id: item.id }) },
    })),
  ]
}

/** So many of them that what stands below is in view too: of each kind some, the most urgent of it. */
export function firstOfEach(kinds: readonly UrgentItem[][], most: number): readonly UrgentItem[] {
  const longest = Math.max(0, ...kinds.map((items) => items.length))
  const byTurn = Array.from({ length: longest }, (_, at) => kinds.flatMap((items) => items.slice(at, at + 1))).flat()
  const chosen = new Set(byTurn.slice(0, most))
  return kinds.flat().filter((item) => chosen.has(item))
}

/** How much can't wait, also of what is not told of one by one. */
export const countUrgent = ({ lateTrips, conflicts, messages }: Overview): number =>
  [lateTrips, conflicts, messages].reduce((sum, group) => sum + (group?.count ?? 0), 0)

function about({ id, title, detail, trip }: Item) {
  const href = adminPaths.reservations.recordPath({ id: trip?.reservationId ?? id })
  if (!trip) return { title, href }
  return { title: texts.whoAndCar(detail ?? texts.somebody, trip.carNumber, trip.licensePlate), href }
}

/** Whoever has the car is called; without a number the reservation is opened. */
function callOf({ id, trip }: Item) {
  const name = trip?.person?.split(' ')[0]
  if (!trip?.phone || !name) return { label: texts.open, href: adminPaths.reservations.recordPath({ id }) }
  return { label: texts.call(name), href: `tel:${trip.phone.replace(/\s/g, '')}` }
}
