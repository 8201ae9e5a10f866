import { addMinutes, formatInstant } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { refusalOf } from '../../testing/test-api.ts'
import { readPersonRecords } from '../accounts/stores/person-export.ts'
import { book, bookingBody, minutesOn, NOW, onto } from '../reservations/member/test-bookings.ts'
import { sweepHolds } from './sweep-holds.ts'
import { createTestQueue, entriesOf, entryBody, type TestQueue, wait } from './test-queue.ts'

let queue: TestQueue
beforeAll(async () => {
  queue = await createTestQueue()
})
afterAll(() => queue.drop())
beforeEach(() => queue.clear())

const { owner, colleague, stranger, companyMembershipId, privateMembershipId } = testOrg
const states = async (as: number, now = NOW) => (await entriesOf(queue, as, now)).map(({ state }) => state)
const cancel = (reservation: { id: number }, minute = 0) =>
  queue.ask('cancelReservation', owner, onto(reservation), minutesOn(minute))
const code = (body: object, as: number = colleague, now = NOW) =>
  refusalOf(queue.ask('createWaitlistEntry', as, { body }, now))

/** Car 1 was taken, somebody waits for it, and it has just come free and is held. */
const held = async (from = 120, to = 240) => {
  const reservation = await book(queue.ask, from, to)
  const entry = await wait(queue, from, to)
  await cancel(reservation)
  await queue.work(NOW)
  return entry
}

describe('a wait-list request', () => {
  test('answers what is waited for, and repeated is the same request', async () => {
    await book(queue.ask, 120, 240)
    const entry = await wait(queue, 120, 240)
    expect(entry).toMatchObject({ state: 'WAITING', car: { id: 1, locationName: 'Torget' }, near: null, hold: null })
    expect(await wait(queue, 120, 240, { minute: 5 })).toEqual(entry)
    expect(await entriesOf(queue, colleague)).toEqual([entry])
    expect(await entriesOf(queue, owner)).toEqual([])
  })

  test('beyond five is refused, also when sent at once: wait-list.full', async () => {
    const hours = [2, 4, 6, 8, 10, 12, 14]
    for (const hour of hours) await book(queue.ask, hour * 60, hour * 60 + 60)
    const codes = await Promise.all(hours.map((hour) => code(entryBody(hour * 60, hour * 60 + 60))))
    expect(codes.filter((one) => one === 'answered')).toHaveLength(5)
    expect(new Set(codes)).toEqual(new Set(['answered', 'wait-list.full']))
  })

  test('is refused while the car, or one near the place, is free: wait-list.car-free', async () => {
    const near = { name: 'Torget', latitude: 60.39, longitude: 5.32, maxMetres: 1000 }
    expect(await code(entryBody(120, 240))).toBe('wait-list.car-free')
    for (const carId of [1, 2]) await book(queue.ask, 120, 240, { carId })
    expect(await code(entryBody(120, 240, { near }))).toBe('wait-list.car-free')
    expect(await code(entryBody(120, 240, { near: { ...near, filters: { maxSeats: 6 } } }))).toBe('answered')
  })

  test('for a foreign membership or car is unknown, for a time that has begun or without the right to book refused', async () => {
    await book(queue.ask, 120, 240)
    expect(await code(entryBody(120, 240), stranger)).toBe('resource.unknown')
    expect(await code(entryBody(120, 240, { membershipId: privateMembershipId }))).toBe('resource.unknown')
    expect(await code(entryBody(120, 240, { carId: testOrg.otherCarId }))).toBe('resource.unknown')
    expect(await code(entryBody(120, 240), colleague, minutesOn(118))).toBe('request.invalid')
    await queue.database.change(`update membership set state = 'PAUSED' where id = ${companyMembershipId}`)
    expect(await code(entryBody(120, 240))).toBe('membership.not-active')
    await queue.database.change(`update membership set state = 'ACTIVE' where id = ${companyMembershipId}`)
  })

  test('of a stranger is unknown, as one that does not exist', async () => {
    const { id } = await held()
    for (const name of ['deleteWaitlistEntry', 'declineHold'] as const) {
      for (const params of [{ id }, { id: 4711 }]) {
        expect(await refusalOf(queue.ask(name, stranger, { params, body: { carId: 1 } }, NOW))).toBe('resource.unknown')
      }
    }
    expect(await states(colleague)).toEqual(['HELD'])
  })
})

describe('a car that comes free', () => {
  test('is held for fifteen minutes, told by mail and event, and taken for everybody else', async () => {
    await held()
    const [entry] = await entriesOf(queue, colleague)
    expect(entry?.hold).toMatchObject({ car: { id: 1 }, until: formatInstant(minutesOn(15)) })
    const [mail] = queue.jobs.filter(({ name }) => name === 'mail')
    expect(mail?.data).toMatchObject({
      to: 'kari@delebil.test',
      subject: 'Bilen du venter på er ledig! Holdt til 10:15',
      text: expect.stringContaining('https://delebil.test/reservations'),
    })
    expect(queue.jobs).toContainEqual({ name: 'wait-list', data: { organizationId: 1, carId: 1 }, afterSeconds: 901 })
    const events = await queue.database.rows(`select payload from outbox where topic = 'wait-list'`)
    expect(events).toEqual([{ payload: { personId: colleague } }])
    const body = bookingBody(150, 210)
    expect(await refusalOf(queue.ask('createReservation', owner, { body }, NOW))).toBe('reservation.car-taken')
    const query = { start: bookingBody(120, 240).start, end: bookingBody(120, 240).end }
    const asked = await queue.ask('getCarAvailability', undefined, { params: { id: 1 }, query }, NOW)
    expect(asked.isAvailable).toBe(false)
  })

  test("is held as long as the club's setting of that moment says", async () => {
    await queue.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value)
       values (1, 'holdMinutes', $1, '45'), (1, 'holdMinutes', $2, '5'), (2, 'holdMinutes', $1, '5')`,
      [NOW, minutesOn(1)],
    )
    await held()
    const [entry] = await entriesOf(queue, colleague)
    expect(entry?.hold?.until).toBe(formatInstant(minutesOn(45)))
    await queue.database.change('delete from organization_setting')
  })

  test('is booked by its holder, which ends the request', async () => {
    await held()
    await book(queue.ask, 120, 240, { as: colleague })
    expect(await entriesOf(queue, colleague)).toEqual([])
    await queue.work(NOW)
    expect(await queue.database.rows('select kind from reservation where blocking')).toEqual([{ kind: 'member' }])
  })

  test("stays held when the holder's booking is refused for another reason", async () => {
    await held()
    await book(queue.ask, 60, 120)
    const body = bookingBody(90, 240)
    expect(await refusalOf(queue.ask('createReservation', colleague, { body }, NOW))).toBe('reservation.car-taken')
    expect(await states(colleague)).toEqual(['HELD'])
  })

  test.each([
    [
      'ended early',
      async () => {
        const trip = await book(queue.ask, 0, 300)
        await queue.ask('dialToOpen', owner, onto(trip), NOW)
        return () => queue.ask('endReservation', owner, onto(trip, { carWasDamaged: false }), minutesOn(30))
      },
    ],
    [
      'swapped away',
      async () => {
        const trip = await book(queue.ask, 120, 240)
        return () => queue.ask('changeCar', owner, onto(trip, { newCarId: 2 }), minutesOn(30))
      },
    ],
  ] as const)('is held for who waits after a trip that is %s', async (_name, begin) => {
    const free = await begin()
    await wait(queue, 120, 240)
    await queue.work(NOW)
    expect(await states(colleague)).toEqual(['WAITING'])
    await free()
    await queue.work(minutesOn(30))
    expect(await states(colleague, minutesOn(30))).toEqual(['HELD'])
  })

  test('is held for who waits near its place and whose filters it fits', async () => {
    const near = { name: 'Torget', latitude: 60.39, longitude: 5.32, maxMetres: 500 }
    const taken = []
    for (const carId of [1, 2, 3]) taken.push(await book(queue.ask, 120, 240, { carId }))
    await wait(queue, 120, 240, { near: { ...near, latitude: 60.5, name: 'Langt borte' } })
    await wait(queue, 120, 240, { as: owner, near: { ...near, filters: { minSeats: 6 } } })
    await cancel(taken[0] as { id: number })
    await queue.work(NOW)
    expect([await states(colleague), await states(owner)]).toEqual([['WAITING'], ['WAITING']])
    await cancel(taken[1] as { id: number })
    await queue.work(NOW)
    expect((await entriesOf(queue, owner))[0]?.hold?.car.id).toBe(2)
    expect(await states(colleague)).toEqual(['WAITING'])
  })

  test("while the request was made is held by the request's own job", async () => {
    const reservation = await book(queue.ask, 120, 240)
    await wait(queue, 120, 240)
    await queue.database.change(`update reservation set blocking = false where id = ${reservation.id}`)
    await queue.work(NOW)
    expect(await states(colleague)).toEqual(['HELD'])
  })
})

describe('the queue', () => {
  /** Both wait; the owner asked first. */
  const both = async () => {
    const reservation = await book(queue.ask, 120, 240)
    await wait(queue, 120, 240, { as: owner, minute: 1 })
    await wait(queue, 120, 240, { as: colleague, minute: 2 })
    await cancel(reservation, 3)
    await queue.work(minutesOn(3))
  }
  const now = minutesOn(3)

  test('serves who asked first', async () => {
    await both()
    expect([await states(owner, now), await states(colleague, now)]).toEqual([['HELD'], ['WAITING']])
  })

  test('passes a declined car to the next and then to everybody; declining twice counts once', async () => {
    await both()
    const [mine] = await entriesOf(queue, owner, now)
    const decline = () => queue.ask('declineHold', owner, { params: { id: mine?.id }, body: { carId: 1 } }, now)
    await decline()
    await decline()
    await queue.work(now)
    expect([await states(owner, now), await states(colleague, now)]).toEqual([[], ['HELD']])
    const [theirs] = await entriesOf(queue, colleague, now)
    await queue.ask('deleteWaitlistEntry', colleague, { params: { id: theirs?.id } }, now)
    await queue.work(now)
    await book(queue.ask, 120, 240, { as: colleague, now })
  })

  test('keeps the hold when another car than the held one is declined', async () => {
    await both()
    const [mine] = await entriesOf(queue, owner, now)
    await queue.ask('declineHold', owner, { params: { id: mine?.id }, body: { carId: 2 } }, now)
    expect(await states(owner, now)).toEqual(['HELD'])
  })

  test('passes a car on when its hold has run out, without any job', async () => {
    await both()
    const later = addMinutes(now, 16)
    expect(await states(owner, later)).toEqual(['WAITING'])
    await sweepHolds(queue.parts, later)
    expect([await states(owner, later), await states(colleague, later)]).toEqual([['MISSED'], ['HELD']])
    const much = addMinutes(later, 16)
    await sweepHolds(queue.parts, much)
    expect(await states(colleague, much)).toEqual(['MISSED'])
    await book(queue.ask, 120, 240, { now: much })
  })

  test('passes over who may no longer book', async () => {
    const reservation = await book(queue.ask, 120, 240)
    await wait(queue, 120, 240, { as: owner, membershipId: privateMembershipId, minute: 1 })
    await wait(queue, 120, 240, { minute: 2 })
    await queue.database.change(`update membership set state = 'PAUSED' where id = ${privateMembershipId}`)
    await cancel(reservation, 3)
    await queue.work(now)
    await queue.database.change(`update membership set state = 'ACTIVE' where id = ${privateMembershipId}`)
    expect([await states(owner, now), await states(colleague, now)]).toEqual([['WAITING'], ['HELD']])
  })

  test('holds one car at a time for a person, and the next once that is declined', async () => {
    const [one, two] = [await book(queue.ask, 120, 240), await book(queue.ask, 300, 420, { carId: 2 })]
    const first = await wait(queue, 120, 240)
    await wait(queue, 300, 420, { carId: 2 })
    await cancel(one)
    await cancel(two)
    await queue.work(NOW)
    expect(await states(colleague)).toEqual(['HELD', 'WAITING'])
    await queue.ask('declineHold', colleague, { params: { id: first.id }, body: { carId: 1 } }, NOW)
    await queue.work(NOW)
    expect(await states(colleague)).toEqual(['HELD'])
  })

  test('offers another freed car to who declined one', async () => {
    const taken = []
    for (const carId of [1, 2, 3]) taken.push(await book(queue.ask, 120, 240, { carId }))
    const near = { name: 'Torget', latitude: 60.39, longitude: 5.32, maxMetres: 500 }
    const entry = await wait(queue, 120, 240, { near })
    for (const reservation of taken.slice(0, 2)) {
      await cancel(reservation)
      await queue.work(NOW)
      expect((await entriesOf(queue, colleague))[0]?.hold?.car.id).toBe(1)
    }
    await queue.ask('declineHold', colleague, { params: { id: entry.id }, body: { carId: 1 } }, NOW)
    await queue.work(NOW)
    expect((await entriesOf(queue, colleague))[0]?.hold?.car.id).toBe(2)
  })

  test('drops a request when its window begins, or when the person has booked all of it', async () => {
    await book(queue.ask, 120, 240)
    await wait(queue, 120, 240)
    await book(queue.ask, 120, 180, { carId: 2, as: colleague })
    expect(await states(colleague)).toEqual(['WAITING'])
    expect(await states(colleague, minutesOn(121))).toEqual([])
    await book(queue.ask, 90, 240, { carId: 3, as: colleague })
    expect(await entriesOf(queue, colleague)).toEqual([])
  })

  test('frees the held car when its holder books another', async () => {
    await held()
    await book(queue.ask, 120, 240, { carId: 2, as: colleague })
    await queue.work(NOW)
    await book(queue.ask, 120, 240)
  })
})

test('the export of a person holds requests and holds, and a deleted request takes its hold along', async () => {
  await held()
  const { waitlistEntries } = await readPersonRecords(queue.database, colleague)
  expect(waitlistEntries).toMatchObject([
    { licensePlate: 'EL10001', holds: [{ licensePlate: 'EL10001', outcome: null }] },
  ])
  await queue.database.change('delete from wait_wish')
  await book(queue.ask, 120, 240)
})
