import { isAnswerable, quietUntil, sumLines } from '@delebil/validation'
import { formatDateTime, formatNok } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { Refusal } from '../../platform/refusal.ts'
import { notificationTexts } from '../notifying/notification-texts.ts'
import { officeActor } from '../reservations/acting.ts'
import { latestEnd } from '../reservations/latest-end.ts'
import { planExtend } from '../reservations/price-plans.ts'
import { suggestExtension } from '../reservations/staff/suggest-extension.ts'
import { findReservationOf } from '../reservations/stores/staff-reservations.ts'
import { insertOffer } from './extension-offer-store.ts'
import { notifyOfTrip } from './notify-of-trip.ts'
import type { TripNotice } from './trip-notice.ts'
import { listEnding, type NotedTrip } from './trip-store.ts'

type Offer = { readonly newEnd: Date; readonly addedOre: number; readonly totalOre: number }

/** What an extension would be; undefined where there is none. */
const findOffer = async (tx: Queryable, trip: NotedTrip, now: Date): Promise<Offer | undefined> => {
  const reservation = await findReservationOf(tx, trip)
  const latest = reservation && (await latestEnd(tx, reservation))
  if (reservation === undefined || latest === null || latest === undefined) return undefined
  const asking = { db: tx, actor: officeActor(trip), now }
  const { lines } = await planExtend(asking, reservation, { minutes: 0 })
  const suggested = await suggestExtension(asking, reservation, latest, lines)
  if (suggested === null) return undefined
  const plan = await planExtend(asking, reservation, { minutes: suggested.minutes })
  return { newEnd: plan.period.end, addedOre: suggested.addedOre, totalOre: sumLines(plan.lines) }
}

// What cannot be extended is not asked about, whatever the reason.
const offerOf = (tx: Queryable, trip: NotedTrip, now: Date): Promise<Offer | undefined> =>
  findOffer(tx, trip, now).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })

/**
 * Asks those who are out and soon due whether they need the car for longer, with what it costs; where nobody can answer its sender,
 * with a link. Never in the quiet hours.
 */
export const askToExtend: TripNotice = {
  due: (db, questions) =>
    listEnding(
      db,
      'TRIP_END',
      questions.flatMap(({ organizationId, policy, now }) => {
        const minutes = policy.extensionAskMinutes
        if (minutes === 0 || quietUntil(now, policy) !== undefined) return []
        return [{ organizationId, after: now, until: addMinutes(now, minutes) }]
      }),
    ),
  notify: async (parts, tx, trip, policy, now) => {
    const offer = await offerOf(tx, trip, now)
    if (offer === undefined) return
    const canAnswer = isAnswerable(policy.smsSender)
    const more = {
      about: trip.end,
      until: trip.end,
      ...(!canAnswer && { template: 'smsTripEndLink' as const }),
      values: { nyslutt: formatDateTime(offer.newEnd), pris: formatNok(offer.addedOre) },
    }
    const ways = await notifyOfTrip(parts, tx, 'TRIP_END', trip, notificationTexts.TRIP_END(trip, trip.end), more, now)
    const asked = { ...offer, personId: trip.personId, oldEnd: trip.end, askedAt: now }
    if (canAnswer && ways.includes('SMS')) await insertOffer(tx, trip, asked)
  },
}
