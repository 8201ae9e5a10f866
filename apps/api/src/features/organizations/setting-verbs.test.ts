import { createHash } from 'node:crypto'
import { contract, type EndpointName, type PriceQuote, type Reservation, requestAddress } from '@delebil/core-api'
import type { AdminChange, Settings } from '@delebil/core-api/admin'
import { standardPolicy, termsOf } from '@delebil/validation'
import { cancellationFeeText } from '@delebil/validation/text'
import { addMinutes, formatInstant } from '@delebil/validation/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { type AdminInput, type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

const NOW = new Date('2026-11-22T12:00:00+01:00')
/** 1 January, 00:00 in Oslo. */
const newYear = new Date('2027-01-01T00:00:00+01:00')
const tripStart = new Date('2027-01-10T10:00:00+01:00')
const dayBefore = addMinutes(tripStart, -24 * 60)
let site: AdminSite
let staff: Hired
let reader: Hired
let stranger: Hired
const members = { 1: 'token-member-1'.padEnd(43, 'x'), 3: 'token-member-3'.padEnd(43, 'x') } as const
type Member = keyof typeof members

beforeAll(async () => {
  site = await startAdminSite()
  staff = await site.hire(1, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE', 'RESERVATION_READ', 'RESERVATION_WRITE'])
  reader = await site.hire(1, ['ADMIN_SETTINGS_READ'])
  stranger = await site.hire(2, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
  for (const [personId, token] of Object.entries(members))
    await site.database.change(
      `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at)
       values ($1, $2, 'member', now(), now(), now())`,
      [createHash('sha256').update(token).digest(), personId],
    )
  // The tests go to and fro in time.
  await site.database.change(
    `update session set created_at = '2026-01-01', last_seen_at = '2027-06-01', expires_at = '2030-01-01'`,
  )
})
afterAll(() => site.stop())
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

const at = (moment: Date) => vi.setSystemTime(moment)
const undone = (work: () => Promise<unknown>) => () => site.undone(work)

const member = async <Body>(who: Member, name: EndpointName, input: AdminInput): Promise<Body> => {
  const { method, url, body } = addressed(name, input)
  const answer = await site.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${members[who]}`, 'idempotency-key': crypto.randomUUID() },
    ...(body !== undefined && { payload: body as object }),
  })
  expect([200, 201], answer.body).toContain(answer.statusCode)
  return answer.json() as Body
}
const addressed = (name: EndpointName, { params, query, body }: AdminInput) => {
  const { method } = contract[name]
  return { method: method as 'POST', url: requestAddress(contract[name], { ...params }, { ...query }), body }
}

const book = async (who: Member, carId: number): Promise<Reservation> => {
  const body = {
    membershipId: who === 3 ? testOrg.otherMembershipId : testOrg.companyMembershipId,
    carId,
    start: formatInstant(tripStart),
    end: formatInstant(addMinutes(tripStart, 240)),
    superDamageWaiver: false,
  }
  return (await member<{ entity: Reservation }>(who, 'createReservation', { body })).entity
}
const act = async (who: Member, name: EndpointName, { id }: Reservation, body?: object): Promise<Reservation> =>
  (await member<{ entity: Reservation }>(who, name, { params: { id }, body })).entity

const change = (body: object, token = staff.token) =>
  site.ask('settings.change', token, { body: { key: 'cancelFeePercent', value: 40, version: 1, ...body } })
const settings = async (token = staff.token): Promise<Settings> =>
  (await site.ask('settings.read', token)).body as unknown as Settings
const entityOf = ({ body }: { body: { entity: never } }): Settings => body.entity as Settings

/** By the page, or by hand: one row. */
const ways = [
  ['by a PUT', async () => expect(await change({ from: '2027-01-01' })).toMatchObject({ status: 200 })],
  [
    'by an INSERT',
    () =>
      site.database.change(
        `insert into organization_setting (organization_id, key, valid_from, value) values (1, 'cancelFeePercent', $1, '40')`,
        [newYear],
      ),
  ],
] as const

/** What is paid for four hours at 40 kr. */
const feeOf = (percent: number) => (16_000 * percent) / 100

describe.each(ways.map(([way, decide]) => ({ way, decide })))(
  '40 % for one club from 1 January, $way',
  ({ decide }) => {
    test(
      'applies to trips booked from that instant on, and to no other club',
      undone(async () => {
        await decide()
        at(new Date(newYear.getTime() - 1))
        const before = await book(1, 1)
        const before2 = await book(3, 4)
        at(newYear)
        const exactly = await book(1, 2)
        at(addMinutes(newYear, 60))
        const after = await book(1, 3)
        at(dayBefore)
        const trips = [
          [1, before, 50],
          [1, exactly, 40],
          [1, after, 40],
          [3, before2, 50],
        ] as const
        for (const [who, trip, percent] of trips) {
          expect(trip.policy).toMatchObject({ ...termsOf(standardPolicy), cancelFeePercent: percent })
          expect(cancellationFeeText(trip.policy)).toBe(
            `Du må betale avbestillingsgebyr; ${percent}% av timene som faller innenfor de neste 48 timer.`,
          )
          const params = { id: trip.id }
          const quote = await member<PriceQuote>(who, 'quoteReservation', { params, body: { change: 'cancel' } })
          expect(quote.price.totalOre).toBe(feeOf(percent))
          if (who === 1) {
            const reported = await site.ask('reservations.cancellation', staff.token, { params })
            expect(reported.body).toMatchObject({
              feeOre: feeOf(percent),
              cancelFeePercent: percent,
              cancelFeeWindowHours: 48,
            })
          }
          const canceled = await act(who, 'cancelReservation', trip)
          expect(canceled.price.totalOre).toBe(feeOf(percent))
          expect(canceled.policy).toEqual(trip.policy)
        }
        expect(await member(1, 'getTerms', { query: { orgId: 1 } })).toMatchObject({ policy: { cancelFeePercent: 40 } })
        expect(await member(1, 'getTerms', { query: { orgId: 2 } })).toMatchObject({ policy: { cancelFeePercent: 50 } })
      }),
    )

    test(
      'never applies to a trip booked before, though it is extended or swapped later',
      undone(async () => {
        await decide()
        at(new Date(newYear.getTime() - 1))
        const [extended, swapped, both] = [await book(1, 1), await book(1, 2), await book(3, 4)]
        at(addMinutes(newYear, 60))
        const longer = await act(1, 'extendReservation', extended, { extendByMinutes: 30 })
        const other = await act(1, 'changeCar', swapped, { newCarId: 3 })
        for (const trip of [longer, other, both]) expect(trip.policy.cancelFeePercent).toBe(50)
        at(dayBefore)
        expect((await act(1, 'cancelReservation', longer)).price.totalOre).toBe(9000)
        expect((await act(1, 'cancelReservation', other)).price.totalOre).toBe(8000)
      }),
    )

    test(
      'applies to trips booked by staff too',
      undone(async () => {
        await decide()
        const bookedAt = async (moment: Date, carId: number) => {
          at(moment)
          const [start, end] = [tripStart, addMinutes(tripStart, 240)].map(formatInstant)
          const body = { membershipId: 2, personId: 1, carId, start, end, superDamageWaiver: false }
          const { body: made } = await site.ask('reservations.create', staff.token, { body })
          return (made.entity as { id: number }).id
        }
        const [before, exactly] = [await bookedAt(new Date(newYear.getTime() - 1), 1), await bookedAt(newYear, 2)]
        at(dayBefore)
        for (const [id, percent] of [
          [before, 50],
          [exactly, 40],
        ] as const) {
          const reported = await site.ask('reservations.cancellation', staff.token, { params: { id } })
          expect(reported.body).toMatchObject({ feeOre: feeOf(percent), cancelFeePercent: percent })
        }
      }),
    )
  },
)

test(
  'a changed window for opening applies at once, to trips booked before too',
  undone(async () => {
    const trip = await book(1, 1)
    const early = addMinutes(tripStart, -30)
    const open = () =>
      site.app.inject({
        method: 'POST',
        url: requestAddress(contract.dialToOpen, { id: trip.id }),
        headers: { authorization: `Bearer ${members[1]}` },
      })
    at(early)
    expect((await open()).json()).toMatchObject({ code: 'reservation.outside-window' })
    expect((await change({ key: 'actWindowMinutes', value: 30 })).status).toBe(200)
    expect((await open()).statusCode).toBe(200)
    expect((await member<Reservation>(1, 'getReservation', { params: { id: trip.id } })).policy).toMatchObject({
      ...termsOf(standardPolicy),
      actWindowMinutes: 30,
    })
  }),
)

describe('a setting of the club', () => {
  test(
    'keeps who, when, from, to and why, and lists what is to come',
    undone(async () => {
      expect(await settings(reader.token)).toMatchObject({ version: 1, at: formatInstant(NOW), values: [] })
      const { version, values } = entityOf(await change({ from: '01.01.2027', why: 'Styret 4711' }))
      const person = { id: staff.personId, name: expect.any(String) }
      const one = { key: 'cancelFeePercent', validFrom: '2027-01-01T00:00:00+01:00', person }
      expect(values).toEqual([{ ...one, value: 40, why: 'Styret 4711' }])
      const again = entityOf(await change({ from: '2027-01-01', value: 30, version }))
      expect(again.values).toEqual([{ ...one, value: 30, why: null }])
      const query = { key: 'cancelFeePercent', validFrom: one.validFrom, version: again.version, why: 'Feil' }
      expect(entityOf(await site.ask('settings.remove', staff.token, { query })).values).toEqual([])
      const { data } = (await site.ask('settings.history', reader.token)).body as unknown as { data: AdminChange[] }
      expect(data.map(({ action, changes, why }) => [action, changes, why])).toEqual([
        ['remove', { cancelFeePercent: { from: 30, to: 50 }, validFrom: { from: one.validFrom, to: null } }, 'Feil'],
        [
          'change',
          { cancelFeePercent: { from: 40, to: 30 }, validFrom: { from: one.validFrom, to: one.validFrom } },
          null,
        ],
        [
          'change',
          { cancelFeePercent: { from: 50, to: 40 }, validFrom: { from: null, to: one.validFrom } },
          'Styret 4711',
        ],
      ])
      expect(data.map((entry) => [entry.person?.id, entry.at])).toEqual(
        Array.from({ length: 3 }, () => [staff.personId, formatInstant(NOW)]),
      )
      expect(await site.database.rows(`select payload from outbox where topic = 'admin'`)).toHaveLength(3)
    }),
  )

  test(
    'cannot be removed once it has begun; one that was never made is unknown',
    undone(async () => {
      const { version } = entityOf(await change({}))
      const query = { key: 'cancelFeePercent', validFrom: formatInstant(NOW), version }
      expect(await site.ask('settings.remove', staff.token, { query })).toMatchObject({
        status: 409,
        body: { code: 'setting.in-force' },
      })
      const none = { ...query, key: 'holdMinutes' }
      expect((await site.ask('settings.remove', staff.token, { query: none })).status).toBe(404)
      expect((await settings()).values).toHaveLength(1)
    }),
  )

  test(
    'changed with an old version is refused as stale, with the current settings',
    undone(async () => {
      const first = entityOf(await change({ from: '2027-01-01' }))
      const late = await change({ from: '2027-01-01', value: 30 })
      expect([late.status, late.body.code, late.body.entity]).toEqual([409, 'record.stale', first])
      const query = { key: 'cancelFeePercent', validFrom: first.values[0]?.validFrom, version: 1 }
      expect((await site.ask('settings.remove', staff.token, { query })).body.code).toBe('record.stale')
      expect(await settings()).toEqual(first)
    }),
  )

  test.each([
    ['below', { value: -1 }, 'value', 'field.out-of-range'],
    ['above', { value: 101 }, 'value', 'field.out-of-range'],
    ['a text', { value: '40' }, 'value', 'field.digits'],
    ['a part', { value: 39.5 }, 'value', 'field.digits'],
    ['no value', { value: null }, 'value', 'field.required'],
    ['a flag', { value: true }, 'value', 'field.digits'],
    ['a past day', { from: '2026-11-21' }, 'from', 'field.in-past'],
    ['the day that has begun', { from: '2026-11-22' }, 'from', 'field.in-past'],
    ['no day', { from: '2026-02-30' }, 'from', 'field.format'],
    ['an empty day', { from: '' }, 'from', 'field.date'],
    ['another key', { key: 'dayCapHours' }, 'key', 'field.unknown'],
    ['a key of JavaScript', { key: 'constructor' }, 'key', 'field.unknown'],
  ])('changed with %s is refused at its field', async (_what, body, fieldName, code) => {
    const answer = await change(body)
    expect([answer.status, answer.body.errors]).toEqual([400, [expect.objectContaining({ fieldName, code })]])
    expect((await settings()).values).toEqual([])
  })

  test('is changed with permission in the own club only, and else refused', async () => {
    expect((await change({}, reader.token)).body.code).toBe('permission.missing')
    expect((await site.ask('settings.read', members[1])).body.code).toBe('permission.missing')
    const query = { orgId: 1 }
    const body = { key: 'cancelFeePercent', value: 40, version: 1 }
    for (const [name, input] of [
      ['settings.read', { query }],
      ['settings.history', { query }],
      ['settings.change', { query, body }],
      ['settings.remove', { query: { ...query, key: 'holdMinutes', validFrom: formatInstant(newYear), version: 1 } }],
    ] as const)
      expect([name, (await site.ask(name, stranger.token, input)).status]).toEqual([name, 403])
    expect((await settings(stranger.token)).values).toEqual([])
  })
})
