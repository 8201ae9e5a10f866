import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour, solution, startConflictSite } from './test-conflict-site.ts'

let office: Awaited<ReturnType<typeof startConflictSite>>
beforeAll(async () => {
  office = await startConflictSite()
})
afterAll(() => office.site.stop())

type Office = typeof office
const undone = (work: (office: Office) => Promise<unknown>) => () => office.site.undone(() => work(office))

describe('the list of conflicts', () => {
  test(
    'names the next booking of a late car, and bookings of cars out of use, damaged or moved',
    undone(async ({ site, ask, book, takeOut, conflicts }) => {
      const late = await book(1, 1, 3)
      await book(1, 200, 203)
      await site.database.change(
        `insert into reservation (organization_id, id, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id, started_at)
         values (1, 900, 2, 1, 1, now() - interval '5 hours', now() - interval '3 hours', now() - interval '3 hours', 1, now() - interval '5 hours')`,
      )
      const out = await book(2, 50, 53)
      await takeOut(2)
      const moved = await book(3, 60, 63)
      const body = { carId: 3, locationId: 60, start: hour(55), end: hour(80), acceptAffected: true, why: 'Veiarbeid' }
      expect((await ask('assignments.create', { body })).status).toBe(201)
      const later = await book(3, 70, 73)
      const { data, total } = await conflicts()
      expect(data.map(({ reservationId, reason }) => [reservationId, reason])).toEqual([
        [late.id, 'CAR_LATE'],
        [out.id, 'CAR_OUT_OF_USE'],
        [moved.id, 'CAR_MOVED'],
      ])
      expect(total).toBe(3)
      expect(data[0]?.why).toMatch(/^Bilen skulle vært levert .* av Eva Eier \(reservasjon \d+\)/)
      expect(data[1]?.why).toBe('Bilen er tatt ut av bruk: Kontroll')
      expect(data[2]?.why).toBe('Bilen er plassert på Brygga når turen begynner.')
      expect((await conflicts({ reservationId: later.id })).data).toEqual([])
      expect((await conflicts({ carId: 2 })).data).toHaveLength(1)
      expect((await ask('admin.counts')).body).toMatchObject({ conflicts: 3 })
    }),
  )

  test(
    'names the bookings of a car that a damage takes out of use, once they are accepted',
    undone(async ({ site, ask, book, conflicts }) => {
      const affected = await book(2, 50, 53)
      const body = { carId: 2, kind: 'DAMAGE', place: 'GLASS', description: 'Frontruten er knust', carOutOfUse: true }
      expect(await ask('damages.create', { body })).toMatchObject({
        status: 409,
        body: { code: 'car.future-reservations', entity: { affectedReservations: [{ id: affected.id }] } },
      })
      expect((await ask('damages.create', { body: { ...body, acceptAffected: true } })).status).toBe(201)
      expect((await ask('cars.get', { params: { id: 2 } })).body).toMatchObject({ active: false })
      expect((await conflicts()).data).toMatchObject([{ reservationId: affected.id, reason: 'CAR_DAMAGED' }])
      const clerk = await site.hire(1, ['MESSAGE_WRITE'])
      const tried = await site.ask('damages.create', clerk.token, { body: { ...body, carId: 3 } })
      expect(tried.body).toMatchObject({ code: 'permission.missing', errors: [{ fieldName: 'carOutOfUse' }] })
    }),
  )
})

describe('the resolutions of a conflict', () => {
  test(
    'come by place, class and walk, with reasons, cancelling last, and never with a car that is not free',
    undone(async ({ book, takeOut, resolutionsOf }) => {
      const affected = await book(2, 50, 53)
      await book(3, 51, 54)
      await takeOut(2)
      const { resolutions, conflict } = await resolutionsOf(affected)
      expect(conflict).toMatchObject({ reservationId: affected.id, reason: 'CAR_OUT_OF_USE', licensePlate: 'EL10002' })
      expect(resolutions.map(({ kind, moves }) => [kind, moves[0]?.licensePlate])).toEqual([
        ['car', 'EL10001'],
        ['car', 'EL10061'],
        ['car', 'EL10060'],
        ['time', 'EL10003'],
        ['wait-list', undefined],
        ['cancel', undefined],
      ])
      expect(resolutions[0]?.reasons).toEqual([
        'Samme plass og samme klasse (liten)',
        'Samme pris',
        '5 seter, 1 færre',
        'Har ikke: equipment:tow_bar, equipment:roof_box',
      ])
      expect(resolutions[2]?.reasons[0]).toMatch(/^200\u00a0m unna, på Brygga, samme klasse/)
      expect(resolutions[0]?.messages[0]?.text).toMatch(/^Hei Kari! Bilen du har reservert .* Hilsen Nord bildeling$/)
    }),
  )

  test(
    'include two moves at once, where every equal car is taken and another booking can move',
    undone(async ({ ask, book, takeOut, resolutionsOf, solve, reservation }) => {
      const affected = await book(2, 50, 53)
      const other = await book(1, 49, 51)
      await book(3, 49, 51)
      await book(3, 52, 56)
      await takeOut(2)
      const found = await resolutionsOf(affected)
      expect(found.resolutions[0]).toMatchObject({ kind: 'chain', moves: [{ reservationId: affected.id }, {}] })
      expect(found.resolutions[0]?.reasons.at(-1)).toMatch(
        /^Reservasjon \d+ flyttes til Volkswagen ID.3 EL10060, like bra/,
      )
      expect(found.resolutions[0]?.messages.map(({ reservationId }) => reservationId)).toEqual([affected.id, other.id])
      const { status, body } = await solve(affected, solution(found, 'chain'))
      expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] })
      expect(await reservation(affected)).toMatchObject({ carId: 1 })
      expect(await reservation(other)).toMatchObject({ carId: 60 })
      const undo = await ask('conflicts.undo', { params: { id: (body.entity as { id: number }).id }, body: {} })
      expect(undo.status).toBe(200)
      expect(await reservation(affected)).toMatchObject({ carId: 2 })
      expect(await reservation(other)).toMatchObject({ carId: 1 })
    }),
  )
})

describe('carrying out a resolution', () => {
  test(
    'moves the booking, tells the member by message and mail, keeps why, and can be undone',
    undone(async ({ jobs, ask, book, takeOut, conflicts, resolutionsOf, solve, reservation }) => {
      const affected = await book(2, 50, 53)
      await takeOut(2)
      const found = await resolutionsOf(affected)
      jobs.length = 0
      const rehearsed = await solve(affected, solution(found, 'car', { rehearse: true }))
      expect(rehearsed.body.entity).toMatchObject({ id: null, reservations: [{ licensePlate: 'EL10003' }] })
      expect(await reservation(affected)).toMatchObject({ carId: 2, version: affected.version })
      jobs.length = 0
      const solved = await solve(affected, solution(found, 'car'))
      expect(solved.body.entity).toMatchObject({
        kind: 'car',
        notified: [{ reservationId: affected.id, byMail: true }],
      })
      expect(await reservation(affected)).toMatchObject({ carId: 3, state: 'FUTURE' })
      expect((await conflicts()).data).toEqual([])
      const text = found.resolutions[0]?.messages[0]?.text ?? ''
      const said = await ask('reservations.messages', { params: { id: affected.id } })
      expect(said.body.data).toMatchObject([{ text }])
      const mail = jobs.find(({ name }) => name === 'mail')?.data
      expect(mail).toMatchObject({ to: 'kari@delebil.test', text: expect.stringContaining(text) })
      const history = await ask('reservations.history', { params: { id: affected.id } })
      expect(history.body.data).toMatchObject([
        { action: 'change', why: 'Bilen er ute av bruk', changes: { carId: { from: 2, to: 3 } } },
        { action: 'create' },
      ])
      const params = { id: (solved.body.entity as { id: number }).id }
      expect((await ask('conflicts.undo', { params, body: {} })).body.entity).toMatchObject({
        notified: [{ reservationId: affected.id }],
      })
      expect(await reservation(affected)).toMatchObject({ carId: 2, state: 'FUTURE' })
      expect((await conflicts()).data).toHaveLength(1)
      expect((await ask('conflicts.undo', { params, body: {} })).status).toBe(404)
    }),
  )

  test(
    'tells a member who chose SMS by SMS with a link, and not by mail',
    undone(async ({ site, jobs, book, takeOut, resolutionsOf, solve }) => {
      await site.database.change(
        `update person set phone = '+4741234567' where id = 2; insert into notification_choice (person_id, kind, ways) values (2, 'TRIP_CHANGED', '{SMS}')`,
      )
      const affected = await book(2, 50, 53)
      await takeOut(2)
      const found = await resolutionsOf(affected)
      jobs.length = 0
      const solved = await solve(affected, solution(found, 'car'))
      expect(solved.body.entity).toMatchObject({ notified: [{ reservationId: affected.id, byMail: false }] })
      expect(jobs.filter(({ name }) => name === 'mail')).toEqual([])
      expect(await site.database.rows('select phone, kind, text from sms')).toEqual([
        {
          phone: '+4741234567',
          kind: 'TRIP_CHANGED',
          text: expect.stringMatching(new RegExp(`har gitt beskjed om turen din .*/reservations/${affected.id}$`)),
        },
      ])
    }),
  )

  test(
    'changes nothing with an old version, a car taken meanwhile or a car of another club',
    undone(async ({ ask, book, takeOut, resolutionsOf, solve, reservation }) => {
      const affected = await book(2, 50, 53)
      await takeOut(2)
      const found = await resolutionsOf(affected)
      expect((await solve(affected, solution({ ...found, version: 99 }, 'car'))).body.code).toBe('record.stale')
      const moves = [{ reservationId: affected.id, version: found.version, start: hour(50), end: hour(53), carId: 4 }]
      expect((await solve(affected, solution(found, 'car', { moves }))).body.code).toBe('request.invalid')
      await book(3, 49, 51)
      expect((await solve(affected, solution(found, 'car'))).body.code).toBe('reservation.car-taken')
      expect(await reservation(affected)).toMatchObject({ carId: 2, version: affected.version })
      expect((await ask('reservations.messages', { params: { id: affected.id } })).body.data).toEqual([])
      const moved = solution(found, 'cancel', { messages: [{ reservationId: 4711, text: 'Hei' }] })
      expect((await solve(affected, moved)).body).toMatchObject({ errors: [{ fieldName: 'messages' }] })
    }),
  )

  test(
    'of two moves changes neither when the second fails',
    undone(async ({ book, takeOut, resolutionsOf, solve, reservation }) => {
      const affected = await book(2, 50, 53)
      const other = await book(1, 49, 51)
      await takeOut(2)
      const { version } = await resolutionsOf(affected)
      const moves = [
        { reservationId: affected.id, version, carId: 3, start: hour(50), end: hour(53) },
        { reservationId: other.id, version: other.version, carId: 60, start: hour(49), end: hour(51) },
      ]
      await book(3, 52, 54)
      const body = { version, kind: 'chain', moves, messages: [], why: 'Prøve' }
      expect((await solve(affected, body)).body.code).toBe('reservation.car-taken')
      expect(await reservation(other)).toMatchObject({ carId: 1, version: other.version })
    }),
  )

  test(
    'can no longer be undone once the member has answered or the reservation has changed',
    undone(async ({ site, ask, book, takeOut, resolutionsOf, solve }) => {
      const affected = await book(2, 50, 53)
      await takeOut(2)
      const solved = await solve(affected, solution(await resolutionsOf(affected), 'car'))
      const undo = () => ask('conflicts.undo', { params: { id: (solved.body.entity as { id: number }).id }, body: {} })
      await site.undone(async () => {
        await site.database.change(
          `insert into reservation_message (organization_id, reservation_id, author_id, kind, text, created_at)
           values (1, $1, 2, 'MESSAGE', 'Nei takk', now() + interval '1 minute')`,
          [affected.id],
        )
        expect((await undo()).body.code).toBe('conflict.answered')
        await site.database.change('delete from reservation_message where author_id = 2')
        await ask('reservations.extend', { params: { id: affected.id }, body: { extendByMinutes: 30 } })
        expect((await undo()).body.code).toBe('conflict.answered')
      })
    }),
  )

  test(
    'by wait list or cancelling costs nothing, and both can be undone',
    undone(async ({ site, ask, book, takeOut, resolutionsOf, solve, reservation }) => {
      for (const kind of ['wait-list', 'cancel'] as const) {
        const affected = await book(2, 50, 53)
        const solved = await site.undone(async () => {
          await takeOut(2)
          const { body } = await solve(affected, solution(await resolutionsOf(affected), kind))
          expect(await reservation(affected)).toMatchObject({ state: 'CANCELED' })
          expect(
            await site.database.rows(
              `select stage from reservation_price_line where reservation_id = $1 and stage = 'cancel'`,
              [affected.id],
            ),
          ).toEqual([])
          const entries = await site.database.rows('select filter from wait_wish where person_id = 2')
          expect(entries).toEqual(kind === 'cancel' ? [] : [{ filter: { exceptCarId: 2 } }])
          const params = { id: (body.entity as { id: number }).id }
          expect((await ask('conflicts.undo', { params, body: {} })).status).toBe(200)
          expect(await reservation(affected)).toMatchObject({ state: 'FUTURE', carId: 2 })
          expect(await site.database.rows('select id from wait_wish where person_id = 2')).toEqual([])
          return body
        })
        expect(solved.entity).toMatchObject({ kind, reservations: [{ isCanceled: true }] })
        await site.database.change('delete from reservation where id = $1', [affected.id])
      }
    }),
  )

  test(
    'by keeping a moved car tells the member and ends the conflict',
    undone(async ({ ask, book, conflicts, resolutionsOf, solve }) => {
      const affected = await book(3, 60, 63)
      const body = { carId: 3, locationId: 60, start: hour(55), end: hour(80), acceptAffected: true }
      await ask('assignments.create', { body })
      const found = await resolutionsOf(affected)
      const keep = found.resolutions.find(({ kind }) => kind === 'keep')
      expect(keep).toMatchObject({ title: 'Behold bilen, på Brygga', moves: [] })
      expect(keep?.messages[0]?.text).toContain('står på Brygga når du skal hente den')
      // Another car that is just as good comes first: the member need not walk.
      expect(found.resolutions[0]).toMatchObject({ kind: 'car' })
      expect((await solve(affected, solution(found, 'keep'))).status).toBe(200)
      expect((await conflicts()).data).toEqual([])
    }),
  )
})
