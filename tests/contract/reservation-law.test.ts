import { contract, type Endpoint, problemsOf } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import {
  LICENSE_CHECK,
  type LicenseStanding,
  may,
  type ReservationAction,
  type ReservationActor,
  type ReservationFor,
  type ReservationState,
  reservationActions,
  standardPolicy,
} from '@delebil/validation'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallsOf, lawCalls, letThrough } from './law-calls.ts'
import {
  insertChecks,
  insertLawReservations,
  type LawReservation,
  lawStateNames,
  spareCarOf,
  timesIn,
} from './law-reservations.ts'
import { type LawPeople, type LawSite, startLawSite } from './law-site.ts'

let site: LawSite
beforeAll(async () => {
  site = await startLawSite()
})
afterAll(() => site.stop())

const declarations: Readonly<Record<string, Endpoint>> = { ...contract, ...adminContract }

/** What of an answer the law looks at. */
type Wire = {
  readonly version?: number
  readonly state: ReservationState
  readonly start: string
  readonly end: string
  readonly effectiveEnd?: string
  readonly started: string | null
  readonly ended: string | null
  readonly personId?: number
  readonly drivers?: readonly { readonly id: number }[]
  readonly license?: LicenseStanding
}

const instant = (text: string | null | undefined) => (text == null ? undefined : new Date(text))
const timesOf = ({ state, start, end, effectiveEnd, started, ended }: Wire): ReservationFor => ({
  state,
  start: new Date(start),
  end: new Date(end),
  effectiveEnd: instant(effectiveEnd),
  started: instant(started),
  ended: instant(ended),
})

const drives = ({ personId, drivers = [] }: Wire, me: number) => personId === me || drivers.some(({ id }) => id === me)
const asMember = (wire: Wire, me: number, license: LicenseStanding) => ({
  kind: 'member' as const,
  drives: drives(wire, me),
  license,
})

type Actor = {
  readonly by: keyof LawPeople
  readonly driver: keyof LawPeople
  readonly calls: keyof CallsOf
  /** The call that they read a reservation with. */
  readonly read: 'getReservation' | 'reservations.get' | 'night-desk.case'
  /** What the law calls them. */
  readonly is: (wire: Wire, me: number, license: LicenseStanding) => ReservationActor
}
const member = { driver: 'driver', calls: 'member', read: 'getReservation', is: asMember } as const
const night = { by: 'watch', driver: 'driver', calls: 'night', read: 'night-desk.case' } as const
const actors = {
  'the driver': { ...member, by: 'driver' },
  'an owner who looks on': { ...member, by: 'owner' },
  "a partner's visitor": {
    ...member,
    by: 'visitor',
    driver: 'visitor',
    is: (wire, me, license) => ({ ...asMember(wire, me, license), kind: 'partner' }),
  },
  'the office': {
    by: 'office',
    driver: 'driver',
    calls: 'office',
    read: 'reservations.get',
    is: () => ({ kind: 'office' }),
  },
  'the night watch, caller checked': {
    ...night,
    is: (_wire, _me, license) => ({ kind: 'night-watch', callerChecked: true, license }),
  },
  'the night watch, caller unchecked': { ...night, is: () => ({ kind: 'night-watch', callerChecked: false }) },
} as const satisfies Record<string, Actor>
type ActorName = keyof typeof actors

// Each of these tests makes some two hundred calls: few at once, since a server that is short of connections says that it is busy.
const timeout = 90_000
const atOnce = 4

const yesterday = osloDateText(addOsloDays(new Date(), -1))
/** What is known of everybody's licence, and what the club decides of it. */
const situations = {
  'a licence that counts': [{ state: 'MANUAL', validUntil: osloDateText(new Date()) }, LICENSE_CHECK.beforeStart],
  'a licence nobody checked': [{ state: 'UNKNOWN', validUntil: null }, LICENSE_CHECK.beforeStart],
  'a licence that ran out': [{ state: 'VERIFIED', validUntil: yesterday }, LICENSE_CHECK.beforeBooking],
  'no licence in a club that does not check': [{ state: 'NO_HIT', validUntil: null }, LICENSE_CHECK.off],
} as const satisfies Record<string, readonly [LicenseStanding, number]>
type Situation = keyof typeof situations
const policyIn = (situation: Situation) => ({ ...standardPolicy, licenseCheck: situations[situation][1] })

/** Puts everybody in the situation. */
const enter = async (situation: Situation) => {
  const [{ state, validUntil }, licenseCheck] = situations[situation]
  await site.database.change('update person set license_state = $1, license_valid_until = $2', [state, validUntil])
  await site.database.change('delete from organization_setting')
  await site.database.change(
    `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'licenseCheck', '2020-01-01', $1)`,
    [String(licenseCheck)],
  )
}
const actorOf = (name: ActorName): Actor => actors[name]

/** The call by which the actor does it. */
const lineOf = (action: ReservationAction, name: ActorName) => lawCalls[action][actorOf(name).calls]

let made = 1000
const newIn = (state: LawReservation['state'], driver: keyof LawPeople): LawReservation => {
  made += 1
  return { id: made, carId: made * 2, driverId: site.people[driver].personId, state }
}

const read = async ({ id }: LawReservation, name: ActorName) => {
  const { by, read } = actorOf(name)
  const { status, body, text } = await site.call(read, site.people[by], { id })
  expect(status, text).toBe(200)
  return body ?? {}
}
const wireOf = (body: Record<string, unknown>) => (body['reservation'] ?? body) as Wire

type Case = { readonly action: ReservationAction; readonly reservation: LawReservation }

const casesIn = (state: LawReservation['state'], name: ActorName): Case[] =>
  reservationActions
    .filter((action) => lineOf(action, name) !== undefined)
    .map((action) => ({ action, reservation: newIn(state, actorOf(name).driver) }))

/** The word of the server on a call, or what is wrong with it. */
const answerTo = async (name: string, ...call: [LawPeople[keyof LawPeople], Parameters<LawSite['call']>[2]]) => {
  const { status, body, text } = await site.call(name, ...call)
  const declaration = declarations[name]
  if (status < 300) return String(body?.['result']).startsWith('car-access.') ? text : 'answered'
  const code = problemsOf(declaration as Endpoint).find((known) => known === body?.['code'])
  return code ?? `undeclared: ${text}`
}

/** Asks the law of what the actor has read, and then the server. */
const tryCase = async (name: ActorName, situation: Situation, wire: Wire, { action, reservation }: Case) => {
  const { by, is } = actorOf(name)
  const me = site.people[by]
  const [license] = situations[situation]
  const actor = is(wire, me.personId, license)
  if (actor.kind === 'member' || actor.kind === 'partner') expect(wire.license).toEqual(license)
  const law = may(action, timesOf(wire), actor, new Date(), policyIn(situation)) ?? 'answered'
  const { id, driverId } = reservation
  const [call = '', sent] = lineOf(action, name) ?? []
  const asked = { id, driverId, version: wire.version ?? 0, spareCarId: spareCarOf(reservation) }
  const said = await answerTo(call, me, { id, ...sent?.(asked) })
  const server = said === letThrough[action] ? 'answered' : said
  return { case: `${reservation.state}: ${action}`, law, server }
}

/** Tries all that can be done in a state, each with a reservation of its own. They are alike: one of them is read. */
const tryState = async (name: ActorName, situation: Situation, cases: readonly Case[]) => {
  const [first] = cases
  if (first === undefined) throw new Error(`${name} has no calls.`)
  const wire = wireOf(await read(first.reservation, name))
  const tried: Awaited<ReturnType<typeof tryCase>>[] = []
  for (let at = 0; at < cases.length; at += atOnce) {
    const some = cases.slice(at, at + atOnce)
    tried.push(...(await Promise.all(some.map((one) => tryCase(name, situation, wire, one)))))
  }
  return tried
}

const everyone = Object.keys(actors) as ActorName[]
const drivers: readonly ActorName[] = ['the driver', "a partner's visitor", 'the night watch, caller checked']
// Nobody else's licence is asked about.
const tried = (Object.keys(situations) as Situation[]).flatMap((situation, index) =>
  (index === 0 ? everyone : drivers).map((name) => [name, situation] as const),
)
test.each(tried)(
  '%s with %s: in every state the server refuses exactly what the law does not grant',
  { timeout },
  async (name, situation) => {
    await enter(situation)
    const states = lawStateNames.map((state) => casesIn(state, name))
    const reservations = states.flat().map(({ reservation }) => reservation)
    await insertLawReservations(site.database, reservations)
    if (name === 'the night watch, caller checked') {
      await insertChecks(site.database, reservations, site.people.watch.personId)
    }
    for (const cases of states) {
      const reported = await tryState(name, situation, cases)
      expect(reported.filter(({ law, server }) => law !== server)).toEqual([])
    }
  },
)

test.each([
  ['the law says nothing of the licence, before', false],
  ['that the licence does not count, after', true],
])('the night case tells in every state what %s the caller is checked', async (_says, isChecked) => {
  const situation = 'a licence nobody checked'
  await enter(situation)
  const name = 'the night watch, caller checked'
  const shown = { open: 'open', lock: 'lock', extend: 'extend', end: 'end', swap: 'change-car' } as const
  const reservations = lawStateNames.map((state) => newIn(state, 'driver'))
  await insertLawReservations(site.database, reservations)
  if (isChecked) await insertChecks(site.database, reservations, site.people.watch.personId)
  const license = isChecked ? situations[situation][0] : undefined
  for (const reservation of reservations) {
    const body = await read(reservation, name)
    const of = (action: ReservationAction) =>
      may(
        action,
        timesOf(wireOf(body)),
        { kind: 'night-watch', callerChecked: true, license },
        new Date(),
        standardPolicy,
      ) ?? null
    const law = Object.fromEntries(Object.entries(shown).map(([word, action]) => [word, of(action)]))
    expect(body['cannot'], reservation.state).toEqual(law)
  }
})

// A trip begins with the first opening.
test.each([
  ['the driver', ['begin']],
  ['an owner who looks on', ['begin']],
  ["a partner's visitor", ['begin']],
  ['the office', []],
  ['the night watch, caller checked', ['begin']],
  ['the night watch, caller unchecked', ['begin']],
] as const)('%s: every action the law grants has a call, but for %j', (name, uncalled) => {
  const now = new Date()
  const { personId } = site.people[actorOf(name).driver]
  const who = actorOf(name).is({ personId } as Wire, personId, { state: 'MANUAL', validUntil: null })
  const isGranted = (action: ReservationAction) =>
    lawStateNames.some((state) => may(action, timesIn(state, now), who, now, standardPolicy) === undefined)
  const without = reservationActions.filter((action) => lineOf(action, name) === undefined)
  expect(without.filter(isGranted)).toEqual(uncalled)
})
