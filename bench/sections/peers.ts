import { pathToFileURL } from 'node:url'
import { addMinutes, startOfOsloDay } from '@delebil/validation/time'
import { norwegianTowns } from '../../apps/api/src/seed/norwegian-towns.ts'
import { drive } from '../measure/drive.ts'
import type { Figure } from '../measure/figure.ts'
import { cpuByRound, type Variant } from '../measure/interleave.ts'
import { median, ratioByRound } from '../measure/statistics.ts'
import { openPeer as openBare } from '../peers/bare.ts'
import { openPeer as openDelebil } from '../peers/delebil.ts'
import type { OpenPeer, Peer, PeerBooking, PeerQuestion } from '../peers/peer.ts'
import type { Section } from '../section.ts'

const ROUNDS = 3
const TURN_MS = 1500
const SEARCHES_AT_ONCE = 4
const BOOKINGS_AT_ONCE = 8
const STAMPEDES = [8, 16, 32]
const STAMPEDE_ROUNDS = 15
const FIRST_DAY = 65

type Operation = 'search' | 'booking'

const questionOf = (count: number, now: Date): PeerQuestion => {
  const [, latitude = 60, longitude = 5] = norwegianTowns[count % norwegianTowns.length] ?? []
  const start = addMinutes(startOfOsloDay(now), 24 * 60 + ((count * 137) % 960) * 30)
  return { latitude, longitude, start, end: addMinutes(start, 240), size: 100 }
}

/** Hours that nobody has, a new one of a car at each call. */
const slotsOf = ({ cars, people }: Peer, now: Date) => {
  const first = addMinutes(startOfOsloDay(now), FIRST_DAY * 24 * 60)
  let taken = 0
  return (): PeerBooking => {
    const start = addMinutes(first, Math.floor(taken / cars) * 60)
    taken += 1
    return { car: taken % cars, person: taken % people, start, end: addMinutes(start, 60) }
  }
}

const bookFree = async (peer: Peer, booking: PeerBooking): Promise<void> => {
  if (!(await peer.book(booking))) throw new Error(`${peer.name} refused a free car.`)
}

/** Rounds of identical bookings at once in which not exactly one was confirmed. */
const wrongRounds = async (peer: Peer, next: () => PeerBooking): Promise<number> => {
  let wrong = 0
  for (const atOnce of STAMPEDES) {
    for (let round = 0; round < STAMPEDE_ROUNDS; round += 1) {
      const slot = next()
      const persons = Array.from({ length: atOnce }, (_, index) => index % peer.people)
      const confirmed = await Promise.all(persons.map((person) => peer.book({ ...slot, person })))
      if (confirmed.filter(Boolean).length !== 1) wrong += 1
    }
  }
  return wrong
}

const variantsOf = (peer: Peer, next: () => PeerBooking, now: Date): Variant<string>[] => {
  const many = (atOnce: number, operation: (count: number) => Promise<unknown>) => async (milliseconds: number) =>
    (await drive(atOnce, milliseconds, operation)).times.length
  const named = (operation: Operation, run: Variant<string>['run']) => ({
    name: `${operation} ${peer.name}`,
    pids: peer.pids,
    run,
  })
  return [
    named(
      'search',
      many(SEARCHES_AT_ONCE, (count) => peer.search(questionOf(count, now))),
    ),
    named(
      'booking',
      many(BOOKINGS_AT_ONCE, () => bookFree(peer, next())),
    ),
  ]
}

/** What CPU each peer uses for the same, and against this product; and whether it lets two have one car. */
const figuresOf = (
  peers: readonly Peer[],
  cpu: Readonly<Record<string, readonly number[]>>,
  wrong: ReadonlyMap<string, number>,
): Figure[] =>
  peers.flatMap(({ name }, index) => {
    const of = (operation: Operation, peer: string) => cpu[`${operation} ${peer}`] ?? []
    const compared = (operation: Operation): Figure[] => [
      { name: `${operation}, ${name}: CPU of one`, value: median(of(operation, name)), unit: 'ms' },
      ...(index === 0
        ? []
        : [
            {
              name: `${operation}, ${name}: CPU against ${peers[0]?.name}`,
              value: ratioByRound(of(operation, name), of(operation, peers[0]?.name ?? '')),
              unit: 'x' as const,
            },
          ]),
    ]
    return [
      ...compared('search'),
      ...compared('booking'),
      {
        name: `identical bookings at once, ${name}: rounds without exactly one`,
        value: wrong.get(name) ?? Number.NaN,
        unit: '',
        ...(index === 0 && { goal: { exactly: 0 } }),
      },
    ]
  })

/** Other people's adapters, by the paths of their files. */
const readAdapters = (paths: readonly string[]): Promise<OpenPeer[]> =>
  Promise.all(
    paths.map(async (path) => ((await import(pathToFileURL(path).href)) as { readonly openPeer: OpenPeer }).openPeer),
  )

/** The same requests against any server that has an adapter, in turns. */
export const peers: Section = {
  name: 'peers',
  run: async (bench) => {
    const now = new Date()
    const opened: { readonly peer: Peer; readonly next: () => PeerBooking }[] = []
    for (const open of [openDelebil, openBare, ...(await readAdapters(bench.adapters))]) {
      const peer = await open(bench)
      opened.push({ peer, next: slotsOf(peer, now) })
    }
    const variants = opened.flatMap(({ peer, next }) => variantsOf(peer, next, now))
    const cpu = await cpuByRound(variants, ROUNDS, TURN_MS)
    const wrong = new Map<string, number>()
    for (const { peer, next } of opened) wrong.set(peer.name, await wrongRounds(peer, next))
    return figuresOf(
      opened.map(({ peer }) => peer),
      cpu,
      wrong,
    )
  },
}
