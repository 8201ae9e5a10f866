import { standardPolicy, termsOf } from '@delebil/validation'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'

const { site, staff, ask, undone } = openAdminDesk()

type Trip = { id: number; version: number; state: string }
const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()
const trip = { membershipId: 2, personId: 2, carId: 3, start: hour(300), end: hour(303), superDamageWaiver: true }
const make = async (more: object = {}) =>
  (await ask('reservations.create', { body: { ...trip, ...more } })).body.entity as Trip
const change = ({ id, version }: Trip, more: object) =>
  ask('reservations.change', { params: { id }, body: { version, ...more } })
const act = (name: string, { id }: { id: number }, body: object = {}) =>
  ask(`reservations.${name}`, { params: { id }, body })

test.each([
  ['the past', { start: hour(-30), end: hour(-27) }, 'period.start-in-past', 'start'],
  ['more than a year ahead', { start: hour(24 * 400), end: hour(24 * 400 + 3) }, 'period.too-far-ahead', 'start'],
  ['more than thirty days', { end: hour(300 + 24 * 31) }, 'period.too-long', 'end'],
] as const)(
  'a reservation made for or moved to %s is refused without a reason, and made with one',
  async (_name, period, code, fieldName) => {
    await site.undone(async () => {
      expect((await ask('reservations.create', { body: { ...trip, ...period } })).body).toMatchObject({
        code,
        errors: [{ code, fieldName }],
      })
      const made = await make()
      expect((await change(made, period)).body).toMatchObject({ code, errors: [{ code, fieldName }] })
      expect((await change(made, { ...period, why: 'Ført i ettertid' })).status).toBe(200)
    })
  },
)

test(
  'a reservation that ends before it starts or is too short is refused, with a reason too',
  undone(async () => {
    const made = await make()
    const wrong = async (more: object) => (await change(made, { ...more, why: 'Likevel' })).body.errors
    expect(await wrong({ end: hour(299) })).toMatchObject([{ code: 'period.end-before-start', fieldName: 'end' }])
    const short = new Date(new Date(hour(300)).getTime() + 59 * 60_000).toISOString()
    expect(await wrong({ end: short })).toMatchObject([{ code: 'period.too-short', fieldName: 'end' }])
  }),
)

test(
  'a reservation whose start stays in the past can be given another end',
  undone(async () => {
    const made = await make({ start: hour(-3), end: hour(2), why: 'Ført i ettertid' })
    expect((await change(made, { end: hour(4) })).status).toBe(200)
  }),
)

test(
  'extending into the next reservation is refused: car-taken; beyond the longest period: too-long',
  undone(async () => {
    const made = await make()
    await make({ start: hour(304), end: hour(306) })
    expect((await act('extend', made, { extendByMinutes: 60 })).status).toBe(200)
    expect((await act('extend', made, { extendByMinutes: 30 })).body.code).toBe('reservation.car-taken')
    const long = await make({ carId: 53, end: hour(300 + 24 * 29) })
    expect((await act('extend', long, { extendByMinutes: 2 * 1440 })).body.code).toBe('period.too-long')
  }),
)

test(
  'a trip under way cannot be voided: not-ended; nor cancelled: already-started',
  undone(async () => {
    expect((await act('void', { id: 53 })).body.code).toBe('reservation.not-ended')
    expect((await act('cancel', { id: 53 })).body.code).toBe('reservation.already-started')
  }),
)

test(
  'a voided reservation is reopened as it was, unless its car is taken by now',
  undone(async () => {
    await act('void', { id: 52 })
    expect((await act('reopen', { id: 52 })).body.entity).toMatchObject({ state: 'PAST' })
    await act('void', { id: 55 })
    expect((await act('reopen', { id: 55 })).body.entity).toMatchObject({ state: 'CANCELED' })
    const made = await make({ start: hour(40 * 24 - 1), end: hour(41 * 24) })
    expect(made.state).toBe('FUTURE')
    expect((await act('reopen', { id: 55 })).body.code).toBe('reservation.car-taken')
  }),
)

test(
  'the log of a reservation made by staff names the staff member',
  undone(async () => {
    const { body } = await ask('reservations.changelog', { params: { id: (await make()).id } })
    expect(body.data).toMatchObject([{ action: 'created', person: { id: staff.personId } }])
  }),
)

test(
  'the fee for cancelling is told beforehand and is what is charged',
  undone(async () => {
    await site.database.change(
      `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, created_at)
       values (1, 70, 'member', 2, 1, 3, now() + interval '10 hours', now() + interval '14 hours', now() + interval '14 hours', 1, now() - interval '2 days')`,
    )
    const cost = async (id: number) => (await ask('reservations.cancellation', { params: { id } })).body
    expect(await cost((await make()).id)).toEqual({ feeOre: 0, ...termsOf(standardPolicy) })
    // Four hours at 40 kr, half of them.
    expect(await cost(70)).toEqual({ feeOre: 8000, ...termsOf(standardPolicy) })
    await act('cancel', { id: 70 })
    const paid = `select sum(total_ore)::int as ore from reservation_price_line where reservation_id = 70 and stage = 'cancel'`
    expect(await site.database.rows(paid)).toEqual([{ ore: 8000 }])
    expect((await cost(53)) as { code?: string }).toMatchObject({ code: 'reservation.already-started' })
  }),
)

test(
  'the drivers a reservation may have come with whether their licence is valid',
  undone(async () => {
    await ask('persons.drivers-license', { params: { id: 1 }, body: { valid: false } })
    await ask('reservations.set-drivers', { params: { id: 50 }, body: [{ id: 1 }, { id: 2 }] })
    expect((await ask('reservations.drivers', { params: { id: 50 } })).body.data).toEqual([
      { id: 1, name: 'Eva Eier', driversLicenseValid: false },
      { id: 2, name: 'Kari Kollega', driversLicenseValid: true },
    ])
  }),
)
