import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cornerOf, markedPicture } from '../../adapters/pictures/test-pictures.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, NOW, onto } from '../reservations/member/test-bookings.ts'
import { listChanges } from '../reservations/stores/reservation-changes.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from damage; delete from reservation; delete from outbox'))

const { owner, colleague, stranger } = testOrg
type Reserved = { id: number }

const jpeg = async (shade = 255) => ({ file: new Blob([await markedPicture(shade).jpeg().toBuffer()]) })
const upload = async (reservation: Reserved, as: number = owner, shade = 255) =>
  (await api.ask('uploadPicture', as, onto(reservation, await jpeg(shade)), NOW)).entity
const write = (reservation: Reserved, body: object, as: number = owner) =>
  api.ask('addMessage', as, onto(reservation, body), NOW)
const list = async (reservation: Reserved, as: number = owner) =>
  (await api.ask('listMessages', as, onto(reservation), NOW)).data
const see = (reservation: Reserved, pictureId: number, as: number = owner, size?: string) =>
  api.ask('getPicture', as, { params: { id: reservation.id, pictureId }, query: { ...(size && { size }) } }, NOW)
const withColleague = async (reservation: Reserved) => {
  await api.ask('updateDrivers', owner, onto(reservation, [{ id: owner }, { id: colleague }]), NOW)
  return reservation
}
const oneDamage = async () => (await api.database.rows<{ id: number }>('select id from damage'))[0]
const count = async (table: string) => {
  const [row] = await api.database.rows<{ count: number }>(`select count(*) as count from ${table}`)
  return row?.count
}

describe('messages', () => {
  test('with text and pictures are listed in their order for all who see the reservation', async () => {
    const reservation = await withColleague(await book(api.ask, 0, 120))
    const picture = await upload(reservation)
    expect(picture).toMatchObject({ width: 80, height: 40 })
    expect((await write(reservation, { text: ' Se her ', pictureIds: [picture.id] })).entity).toMatchObject({
      kind: 'MESSAGE',
      text: 'Se her',
      author: { id: owner, name: 'Eva Eier' },
      isFromStaff: false,
      pictures: [{ id: picture.id }],
    })
    await write(reservation, { text: 'Takk' }, colleague)
    expect((await list(reservation, colleague)).map(({ text }) => text)).toEqual(['Se her', 'Takk'])
    const small = await see(reservation, picture.id, colleague, 'small')
    expect(await cornerOf(Buffer.from(await small.arrayBuffer()))).toBe('top left')
    const reported = await api.database.rows(
      "select distinct reservation_id as id from outbox where topic = 'reservation'",
    )
    expect(reported).toEqual([{ id: reservation.id }])
  })

  test('and damages raise an event for the staff who follow them', async () => {
    const reservation = await book(api.ask, 0, 120)
    const reportedOf = async () => {
      const rows = await api.database.rows<{ payload: { resource: string } }>(
        "select payload from outbox where topic = 'admin' order by id",
      )
      return rows.map(({ payload }) => payload)
    }
    const { entity } = await write(reservation, { text: 'Hei' })
    expect(await reportedOf()).toEqual([{ resource: 'messages', id: entity.id }])
    await api.ask('reportDamage', owner, onto(reservation, { kind: 'DEVIATION', description: 'Skitten' }), NOW)
    const damage = await oneDamage()
    expect(await reportedOf()).toContainEqual({ resource: 'damages', id: damage?.id })
  })

  test('without text or picture are refused: field.required', async () => {
    const reservation = await book(api.ask, 0, 120)
    await expect(write(reservation, { text: '  ', pictureIds: [] })).rejects.toThrow('field.required')
  })

  test('can be written to a trip that has ended, and not to one that was cancelled', async () => {
    const over = await book(api.ask, 0, 120)
    await api.ask('endReservation', owner, onto(over, { carWasDamaged: false }), minutesOn(30))
    expect(await refusalOf(write(over, { text: 'Jeg har glemt lua' }))).toBe('answered')
    const off = await book(api.ask, 300, 420, { carId: 2 })
    await api.ask('cancelReservation', owner, onto(off), NOW)
    expect(await refusalOf(write(off, { text: 'Hei' }))).toBe('reservation.not-active')
    expect(await refusalOf(upload(off))).toBe('reservation.not-active')
  })
})

describe('pictures', () => {
  test('sent as JSON in base64 are taken, turned by the orientation of their metadata', async () => {
    const reservation = await book(api.ask, 0, 120)
    const base64Data = (await markedPicture().jpeg().toBuffer()).toString('base64')
    const body = { base64Data, name: 'bilde.txt', contentType: 'text/plain', metaData: { orientation: 6 } }
    const { entity } = await api.ask('addMessagePicture', owner, onto(reservation, body), NOW)
    expect(entity).toMatchObject({ text: '', pictures: [{ width: 40, height: 80 }] })
    const whole = { ...body, base64Data: `data:image/jpeg;base64,${base64Data}`, metaData: {} }
    expect((await api.ask('uploadPicture', owner, onto(reservation, whole), NOW)).entity.width).toBe(80)
  })

  test('sent again, also at the same time, are stored once', async () => {
    const reservation = await book(api.ask, 0, 120)
    const send = async () => (await api.ask('addMessagePicture', owner, onto(reservation, await jpeg()), NOW)).entity.id
    const ids = await Promise.all([send(), send(), send()])
    expect(new Set([...ids, await send()]).size).toBe(1)
    const waiting = await Promise.all([upload(reservation), upload(reservation)])
    expect(new Set(waiting.map(({ id }) => id)).size).toBe(1)
    expect([await count('picture'), await count('reservation_message')]).toEqual([2, 1])
  })

  test('that are no pictures are refused at the field, and nothing is stored', async () => {
    const reservation = await book(api.ask, 0, 120)
    const sent = {
      base64Data: Buffer.from('MZ ikke et bilde').toString('base64'),
      name: 'a.jpg',
      contentType: 'image/jpeg',
    }
    await expect(api.ask('uploadPicture', owner, onto(reservation, sent), NOW)).rejects.toMatchObject({
      code: 'picture.unreadable',
      errors: [{ fieldName: 'base64Data', code: 'picture.unreadable' }],
    })
    expect(await count('picture')).toBe(0)
  })

  test('that wait to be sent are seen by their sender alone, and can be used once', async () => {
    const reservation = await withColleague(await book(api.ask, 0, 120))
    const picture = await upload(reservation)
    expect(await refusalOf(see(reservation, picture.id, colleague))).toBe('resource.unknown')
    expect(await refusalOf(write(reservation, { text: 'Min', pictureIds: [picture.id] }, colleague))).toBe(
      'resource.unknown',
    )
    await write(reservation, { pictureIds: [picture.id, picture.id] })
    expect(await refusalOf(see(reservation, picture.id, colleague))).toBe('answered')
    expect(await refusalOf(write(reservation, { text: 'Igjen', pictureIds: [picture.id] }))).toBe('resource.unknown')
    expect((await list(reservation)).map(({ text }) => text)).toEqual([''])
  })

  test('of another reservation are unknown, also to somebody who sees both', async () => {
    const [first, second] = [await book(api.ask, 0, 120), await book(api.ask, 0, 120, { carId: 2 })]
    const picture = await upload(first)
    await write(first, { pictureIds: [picture.id] })
    expect(await refusalOf(see(second, picture.id))).toBe('resource.unknown')
    expect(await refusalOf(see(first, picture.id, stranger))).toBe('resource.unknown')
    expect(await refusalOf(write(second, { text: 'x', pictureIds: [picture.id] }))).toBe('resource.unknown')
  })

  test('beyond sixty for one reservation are refused: picture.too-many', async () => {
    const reservation = await book(api.ask, 0, 120)
    await api.database.change(
      `insert into picture (organization_id, reservation_id, source_digest, width, height, created_at)
       select 1, $1, decode(lpad(to_hex(n), 8, '0'), 'hex'), 1, 1, now() from generate_series(1, 60) n`,
      [reservation.id],
    )
    expect(await refusalOf(upload(reservation))).toBe('picture.too-many')
  })
})

describe('damages', () => {
  const body = { kind: 'DAMAGE', description: 'Bulk i døra', place: 'LEFT' }
  const report = (reservation: Reserved, more: object = {}, minute = 0) =>
    api.ask('reportDamage', owner, onto(reservation, { ...body, ...more }), minutesOn(minute))

  test('reported on a trip are stored for its car, and listed among the messages with their pictures', async () => {
    const reservation = await book(api.ask, 0, 120, { carId: 2 })
    const pictureIds = [(await upload(reservation)).id, (await upload(reservation, owner, 100)).id]
    const { entity } = await report(reservation, { pictureIds })
    expect(entity).toMatchObject({ ...body, carId: 2, reservationId: reservation.id, state: 'REPORTED' })
    expect(entity.pictures.map(({ id }) => id)).toEqual(pictureIds)
    expect(await list(reservation)).toMatchObject([{ kind: 'DAMAGE', text: 'Bulk i døra', pictures: [{}, {}] }])
    expect((await listChanges(api.database, reservation)).map(({ action }) => action)).toEqual([
      'created',
      'damage-reported',
    ])
  })

  test('need a place and a description, deviations a description only', async () => {
    const reservation = await book(api.ask, 0, 120)
    expect((await report(reservation, { kind: 'DEVIATION', place: null })).entity.place).toBeNull()
    await expect(report(reservation, { place: null })).rejects.toThrow('field.required')
    await expect(report(reservation, { description: ' ' })).rejects.toThrow('field.required')
  })

  test('are refused before the opening window, and taken from then on, after the end too', async () => {
    const reservation = await book(api.ask, 60, 120)
    expect(await refusalOf(report(reservation, {}, 49))).toBe('reservation.not-started')
    expect(await refusalOf(report(reservation, {}, 50))).toBe('answered')
    expect(await refusalOf(report(reservation, {}, 9000))).toBe('answered')
  })

  test('with an unknown picture are refused, and nothing is stored', async () => {
    const reservation = await book(api.ask, 0, 120)
    expect(await refusalOf(report(reservation, { pictureIds: [4711] }))).toBe('resource.unknown')
    expect([await count('damage'), await count('reservation_message')]).toEqual([0, 0])
  })

  test('of a car stay when the reservation is deleted', async () => {
    const reservation = await book(api.ask, 0, 120)
    await report(reservation)
    await api.database.change('delete from reservation')
    expect(await api.database.rows('select car_id, reservation_id, message_id from damage')).toEqual([
      { car_id: 1, reservation_id: null, message_id: null },
    ])
  })
})

describe('ending with a damage', () => {
  const reported = { description: 'Knust speil', place: 'GLASS' }
  const end = (reservation: Reserved, body: object) =>
    api.ask('endReservation', owner, onto(reservation, body), minutesOn(30))

  test('stores both the end and the damage', async () => {
    const reservation = await book(api.ask, 0, 120)
    const damage = { ...reported, pictureIds: [(await upload(reservation)).id] }
    expect((await end(reservation, { carWasDamaged: true, damage })).entity).toMatchObject({
      state: 'PAST',
      needsReview: true,
    })
    expect(await list(reservation)).toMatchObject([{ kind: 'DAMAGE', text: 'Knust speil', pictures: [{}] }])
  })

  test('with an unknown picture stores neither', async () => {
    const reservation = await book(api.ask, 0, 120)
    const damage = { ...reported, pictureIds: [4711] }
    expect(await refusalOf(end(reservation, { carWasDamaged: true, damage }))).toBe('resource.unknown')
    const { entity } = await api.ask('endReservation', owner, onto(reservation, { carWasDamaged: true }), minutesOn(40))
    expect(entity.ended).not.toBeNull()
    expect(await count('damage')).toBe(0)
  })

  test('that contradicts whether the car was damaged is refused at its field', async () => {
    const reservation = await book(api.ask, 0, 120)
    await expect(end(reservation, { carWasDamaged: false, damage: reported })).rejects.toThrow('field.unknown')
    await expect(end(reservation, { carWasDamaged: true, damage: { description: 'x' } })).rejects.toThrow(
      'field.required',
    )
  })

  test('tells beforehand what blocks the end, in words', async () => {
    const blockers = (reservation: Reserved, as: number, minute: number) =>
      api.ask('getEndBlockers', as, onto(reservation), minutesOn(minute))
    const reservation = await withColleague(await book(api.ask, 60, 180))
    expect(await blockers(reservation, owner, 0)).toMatchObject({
      canEnd: false,
      blockers: [{ code: 'reservation.not-started', message: 'Reservasjonen har ikke startet ennå.' }],
    })
    expect(await blockers(reservation, owner, 60)).toEqual({ canEnd: true, blockers: [], warnings: [] })
    await api.ask('endReservation', colleague, onto(reservation, { carWasDamaged: false }), minutesOn(90))
    expect(await blockers(reservation, owner, 91)).toMatchObject({
      blockers: [
        { code: 'reservation.not-active', message: expect.stringMatching(/^Kari Kollega avsluttet turen .*11:30\.$/) },
      ],
    })
    expect(await blockers(reservation, colleague, 91)).toMatchObject({
      blockers: [{ message: expect.stringMatching(/^Du /) }],
    })
    expect(await refusalOf(blockers(reservation, stranger, 91))).toBe('resource.unknown')
  })
})
