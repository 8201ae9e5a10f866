import { createHash } from 'node:crypto'
import { actWindow } from '@delebil/validation'
import { formatInstant, laterOf } from '@delebil/validation/time'
import type { CarAccess, CarCard } from '../../adapters/car-access/port.ts'
import type { Context } from '../../platform/context.ts'
import { policyOf } from '../reservations/policy-of.ts'
import { whyNot } from '../reservations/why-not.ts'
import * as store from './card-store.ts'

/** So many cars are spoken to at once: one that is silent holds up no more than these. */
const AT_ONCE = 10

type CardList = { readonly car: store.ListedCar; readonly cards: CarCard[] }

const keyOf = ({ organizationId, carId }: Pick<store.ListedCar, 'organizationId' | 'carId'>) =>
  `${organizationId}/${carId}`
const digestOf = (cards: readonly CarCard[]) => createHash('sha256').update(JSON.stringify(cards)).digest('hex')

/** When a card opens the car; undefined where its holder may not drive. */
const periodOf = (trip: store.CardOnTrip, now: Date): Omit<CarCard, 'chipId'> | undefined => {
  const { opens, closes } = actWindow({ ...trip, effectiveEnd: trip.busyUntil }, policyOf(trip, now))
  const actor = { kind: 'member', drives: true, license: trip.license } as const
  if (whyNot('open', trip, { actor, now: laterOf(now, opens) }) !== undefined) return undefined
  return { from: formatInstant(opens), until: formatInstant(closes) }
}

const listsOf = (trips: readonly store.CardOnTrip[], now: Date): Map<string, CardList> => {
  const lists = new Map<string, CardList>()
  for (const trip of trips) {
    const period = periodOf(trip, now)
    if (period === undefined) continue
    const list = lists.get(keyOf(trip)) ?? { car: trip, cards: [] }
    list.cards.push({ chipId: trip.chipId, ...period })
    lists.set(keyOf(trip), list)
  }
  return lists
}

type Parts = Pick<Context, 'database' | 'log'> & { readonly carAccess: CarAccess }

// A car that does not take its list is given it again at the next run.
const push = async ({ database, carAccess, log }: Parts, { car, cards }: CardList, now: Date): Promise<void> => {
  const { organizationId, carNumber, licensePlate } = car
  const asked = { organizationId, carNumber, licensePlate, way: 'TELEMATICS', phone: null } as const
  const answer = await carAccess.setCards(asked, cards, new AbortController().signal)
  if (answer === 'taken') await store.savePushedCards(database, car, digestOf(cards), now)
  else log('warn', 'A car did not take its list of key cards.', { carId: car.carId, answer })
}

/**
 * Gives each car the cards that open it, where that is another list than it was given last: trips, drivers, cards, licences
 * that are checked or run out, and what the club decides all come to this.
 */
export const pushCards = async (parts: Parts, now: Date): Promise<void> => {
  const wanted = listsOf(await store.listCardsOnTrips(parts.database, now), now)
  const given = new Map<string, string>()
  for (const { digest, ...car } of await store.listPushedCards(parts.database)) {
    given.set(keyOf(car), digest)
    if (!wanted.has(keyOf(car))) wanted.set(keyOf(car), { car, cards: [] })
  }
  const changed = [...wanted].filter(([key, { cards }]) => given.get(key) !== digestOf(cards)).map(([, list]) => list)
  for (let first = 0; first < changed.length; first += AT_ONCE) {
    await Promise.all(changed.slice(first, first + AT_ONCE).map((list) => push(parts, list, now)))
  }
}
