import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'

const { site, staff, ask, undone } = openAdminDesk()

const hour = (ahead: number) => new Date(Math.ceil(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString()

describe('refusals that protect members', () => {
  test(
    'a car with reservations ahead is not taken out of use until they are accepted, and lists them',
    undone(async () => {
      const change = { params: { id: 1 }, body: { version: 1, active: false } }
      expect(await ask('cars.change', change)).toMatchObject({
        status: 409,
        body: { code: 'car.future-reservations', entity: { affectedReservations: [{ id: 50, person: 'Eva Eier' }] } },
      })
      await ask('reservations.void', { params: { id: 50 }, body: { why: 'Bilen går ut' } })
      expect((await ask('cars.change', change)).body.entity).toMatchObject({ active: false })
    }),
  )

  test(
    'an assignment that affects reservations is refused with their list, and made once they are accepted',
    undone(async () => {
      const body = { locationId: 50, start: hour(0), acceptAffected: false }
      const refused = await ask('cars.add-assignment', { params: { id: 1 }, body })
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'assignment.affects-reservations', entity: { affectedReservations: [{ id: 50 }] } },
      })
      const accepted = { ...body, start: new Date(Date.now() - 60_000).toISOString(), acceptAffected: true }
      expect(await ask('cars.add-assignment', { params: { id: 1 }, body: accepted })).toMatchObject({ status: 201 })
      expect((await ask('cars.get', { params: { id: 1 } })).body).toMatchObject({ locationId: 50, location: 'Brygga' })
      expect(await ask('cars.add-assignment', { params: { id: 1 }, body: accepted })).toMatchObject({
        body: { code: 'assignment.overlaps', errors: [{ fieldName: 'start' }] },
      })
    }),
  )

  test(
    'an assignment made shorter affects the reservations of the days it gives up, and no others',
    undone(async () => {
      const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
      const body = { locationId: 50, start: days(15), end: days(30), acceptAffected: true }
      const placed = await ask('cars.add-assignment', { params: { id: 1 }, body })
      const { id, version } = placed.body.entity as { id: number; version: number }
      const end = (at: string) => ask('assignments.change', { params: { id }, body: { version, end: at } })
      expect(await end(days(18))).toMatchObject({
        status: 409,
        body: { code: 'assignment.affects-reservations', entity: { affectedReservations: [{ id: 50 }] } },
      })
      expect((await end(days(28))).status).toBe(200)
    }),
  )

  test(
    'a person with an unpaid invoice, an active reservation or a place in another club is not deleted',
    undone(async () => {
      const remove = (id: number) => ask('persons.remove', { params: { id } })
      expect((await remove(1)).body.code).toBe('person.reservation-active')
      await site.database.change('update reservation set voided_at = now(), blocking = false where person_id = 1')
      await site.database.change(
        `insert into invoice (organization_id, id, number, membership_id, customer_name, invoice_date, due_date, kid, bank_account, total_ore, vat_ore)
         values (1, 1, 1, 1, 'Eva', '2026-01-01', '2026-01-15', '18', '12345678903', 100, 20)`,
      )
      expect((await remove(1)).body.code).toBe('person.invoice-unpaid')
      expect((await remove(2)).body.code).toBe('person.other-club')
      expect((await remove(50)).status).toBe(204)
      expect((await ask('persons.get', { params: { id: 50 } })).status).toBe(404)
      const { body } = await ask('persons.history', { params: { id: 50 } })
      expect(body.data).toMatchObject([{ action: 'remove', changes: { name: { from: 'Per Penn', to: null } } }])
    }),
  )

  test(
    'staff cannot change address or password of a person who is in another club too',
    undone(async () => {
      const password = { params: { id: 2 }, body: { newPassword: 'et-nytt-passord' } }
      expect((await ask('persons.change-password', password)).body.code).toBe('person.other-club')
      const change = { params: { id: 2 }, body: { version: 1, email: 'ny@delebil.test' } }
      expect((await ask('persons.change', change)).body.code).toBe('person.other-club')
      expect((await ask('persons.get', { params: { id: 3 } })).status).toBe(404)
    }),
  )

  test.each([
    ['member-cards.create', { cardNumber: 'K51', chipId: '04A250' }, 'member-card.taken', 'chipId'],
    ['member-cards.create', { cardNumber: 'K50', chipId: '04A251' }, 'member-card.taken', 'cardNumber'],
    [
      'models.create',
      { name: 'Toyota Yaris', category: 'small', bodyType: 'suv', seats: 5, chargers: [] },
      'model.name-taken',
      'name',
    ],
    ['persons.create', { name: 'Eva Eier', email: 'EVA@delebil.test' }, 'person.email-taken', 'email'],
    ['persons.create', { name: 'Eva', email: 'ny@delebil.test' }, 'request.invalid', 'name'],
    ['messages.create', { reservationId: 51, text: 'Hei' }, 'request.invalid', 'reservationId'],
    ['damages.create', { carId: 4, kind: 'DAMAGE', place: 'LEFT', description: 'Ripe' }, 'request.invalid', 'carId'],
    ['damages.create', { carId: 1, kind: 'DAMAGE', description: 'Ripe' }, 'request.invalid', 'place'],
    [
      'locations.create',
      { name: 'X', geojson: '{"type":"FeatureCollection","features":[]}' },
      'request.invalid',
      'geojson',
    ],
  ] as const)('%s with %j is refused: %s at %s', async (name, body, code, fieldName) => {
    expect(await site.undone(() => ask(name, { body }))).toMatchObject({ body: { code, errors: [{ fieldName }] } })
  })
})

describe('a reservation by staff', () => {
  const trip = { membershipId: 2, personId: 2, carId: 3, start: hour(300), end: hour(303), superDamageWaiver: true }
  const make = async (more: object = {}) => (await ask('reservations.create', { body: { ...trip, ...more } })).body

  test(
    'is created, moved, extended and cancelled, each with its reason in the history',
    undone(async () => {
      const { entity } = (await make()) as { entity: { id: number; version: number } }
      const params = { id: entity.id }
      const moved = await ask('reservations.change', {
        params,
        body: { version: entity.version, carId: 50, end: hour(304), why: 'Bilen er på verksted' },
      })
      expect(moved.body).toMatchObject({ entity: { carId: 50, end: expect.stringContaining('T'), state: 'FUTURE' } })
      expect((await ask('reservations.extend', { params, body: { extendByMinutes: 60 } })).status).toBe(200)
      expect((await ask('reservations.cancel', { params, body: { withoutFee: true } })).body.entity).toMatchObject({
        state: 'CANCELED',
      })
      const history = await ask('reservations.history', { params })
      expect((history.body.data as { action: string }[]).map(({ action }) => action)).toEqual([
        'canceled',
        'extended',
        'change',
        'create',
      ])
      expect((history.body.data as object[])[2]).toMatchObject({
        why: 'Bilen er på verksted',
        changes: { carId: { from: 3, to: 50 } },
      })
      const changelog = await ask('reservations.changelog', { params })
      expect((changelog.body.data as { action: string }[]).map(({ action }) => action)).toEqual([
        'created',
        'changed-by-staff',
        'extended',
        'canceled',
      ])
      const prices = await site.database.rows('select stage from reservation_price_line where reservation_id = $1', [
        entity.id,
      ])
      expect(prices.every((line) => (line as { stage: string }).stage === 'booking')).toBe(true)
    }),
  )

  test(
    'on a car that is taken is refused: reservation.car-taken',
    undone(async () => {
      await make()
      expect(await make()).toMatchObject({ code: 'reservation.car-taken' })
      const { entity } = (await make({ carId: 50 })) as { entity: { id: number; version: number } }
      const change = { params: { id: entity.id }, body: { version: entity.version, carId: 3 } }
      expect((await ask('reservations.change', change)).body).toMatchObject({ code: 'reservation.car-taken' })
      const block = { body: { carId: 3, start: hour(301), end: hour(310) } }
      expect((await ask('admin-reservations.create', block)).body).toMatchObject({ code: 'reservation.car-taken' })
    }),
  )
})

test(
  'the search finds by name, plate and chip; a count is null without its permission',
  undone(async () => {
    const found = async (q: string) =>
      ((await ask('admin.search', { query: { q } })).body.data as { resource: string }[]).map(
        ({ resource }) => resource,
      )
    expect(await found('EL10050')).toContain('cars')
    expect(await found('Eva')).toEqual(expect.arrayContaining(['persons', 'memberships']))
    expect(await found('04A250')).toContain('member-cards')
    expect((await ask('admin.counts')).body).toEqual({
      workList: 1,
      messages: 1,
      damages: 1,
      licenses: 1,
      expenses: 1,
      conflicts: 0,
      payouts: 2,
      payments: 3,
      reminders: 1,
      accounting: 1,
    })
    const help = await site.hire(1, ['HELP_READ'])
    expect((await site.ask('admin.counts', help.token)).body).toEqual({
      workList: null,
      messages: null,
      damages: null,
      licenses: null,
      expenses: null,
      conflicts: null,
      payouts: null,
      payments: null,
      reminders: null,
      accounting: null,
    })
  }),
)

test('an exported workbook holds the same cells as the list, and no formula', () =>
  site.undone(async () => {
    await ask('locations.create', { body: { name: '=1+1', geojson: '{"type":"Point","coordinates":[5.3,60.4]}' } })
    const response = await site.app.inject({
      url: '/api/admin/locations/export.xlsx?columns=name,carCount&sort=name',
      headers: { authorization: staff.token },
    })
    const parts = unzipSync(new Uint8Array(response.rawPayload))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(Object.keys(parts)).toContain('[Content_Types].xml')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<c t="inlineStr" s="3"><is><t xml:space="preserve">=1+1</t></is></c><c><v>0</v></c>')
    expect(sheet).toContain('>Torget</t></is></c><c><v>')
  }))

test(
  'a change of drivers is in the history by name, and in the change log by id',
  undone(async () => {
    const drivers = { body: [{ id: 1 }, { id: 2 }], params: { id: 50 } }
    await ask('reservations.set-drivers', drivers)
    await ask('reservations.set-drivers', { ...drivers, body: [{ id: 2 }] })
    const history = await ask('reservations.history', { params: { id: 50 } })
    expect(history.body.data).toMatchObject([
      { action: 'drivers-changed', changes: { drivers: { from: ['Eva Eier', 'Kari Kollega'], to: ['Kari Kollega'] } } },
      { action: 'drivers-changed' },
    ])
    const changelog = await ask('reservations.changelog', { params: { id: 50 } })
    expect(changelog.body.data).toContainEqual(
      expect.objectContaining({ changes: { drivers: { from: [1, 2], to: [2] } } }),
    )
  }),
)
