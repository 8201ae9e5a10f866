import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/pool.ts'
import { readingBy } from '../../platform/db/queryable.ts'
import { testOrg } from '../../platform/db/test-org.ts'
import { askWith, createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, NOW, onto } from '../reservations/member/test-bookings.ts'

const { owner, colleague, stranger } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const share = async (id: number, as: number = owner, now = NOW): Promise<string> => {
  const { entity } = await api.ask('shareReservation', as, onto({ id }), now)
  return entity.address.slice('https://delebil.test/shared/'.length)
}
const look = (secret: string, now = NOW) => api.ask('getSharedReservation', undefined, { params: { id: secret } }, now)
const day = 24 * 60

describe('a link to a reservation', () => {
  test('shows car, place and times, and no other field', async () => {
    const { id } = await book(api.ask, day, day + 120)
    await api.ask('updateReservationNote', owner, onto({ id }, { userNote: 'Barnesete til Ada' }), NOW)
    const shown = await look(await share(id))
    expect(Object.keys(shown).sort()).toEqual(
      ['state', 'model', 'bodyType', 'color', 'licensePlate', 'location', 'start', 'end', 'expires'].sort(),
    )
    expect(Object.keys(shown.location).sort()).toEqual(['geojson', 'name', 'parkingDescription'])
    expect(shown).toMatchObject({
      state: 'FUTURE',
      model: 'Volkswagen ID.3',
      licensePlate: 'EL10001',
      location: { name: 'Torget' },
      start: '2026-11-21T10:00:00+01:00',
      end: '2026-11-21T12:00:00+01:00',
      expires: '2026-11-22T12:00:00+01:00',
    })
    expect(JSON.stringify(shown)).not.toMatch(/Eva|Kari|Ada|Firma|totalOre|10000\d/)
  })

  test('shows the reservation as it is now: moved, then cancelled and without a plate', async () => {
    const { id } = await book(api.ask, 2 * day, 2 * day + 120)
    const secret = await share(id)
    await api.ask('extendReservation', owner, onto({ id }, { extendByMinutes: 30 }), NOW)
    expect(await look(secret)).toMatchObject({ end: '2026-11-22T12:30:00+01:00' })
    await api.ask('changeCar', owner, onto({ id }, { newCarId: 2 }), NOW)
    expect(await look(secret)).toMatchObject({ licensePlate: 'EL10002' })
    await api.ask('cancelReservation', owner, onto({ id }), NOW)
    const { location, ...shown } = await look(secret)
    expect(shown).toMatchObject({ state: 'CANCELED', licensePlate: null, model: 'Volkswagen ID.3' })
    expect(location.parkingDescription).toBeNull()
  })
})

describe('the secret of a link', () => {
  test('that was stopped, has expired or never existed is refused alike', async () => {
    const { id } = await book(api.ask, 3 * day, 3 * day + 120)
    const [stopped, other] = [await share(id), await share(id)]
    expect(await refusalOf(look(stopped))).toBe('answered')
    await api.ask('stopSharing', owner, onto({ id }), NOW)
    expect(await refusalOf(look(stopped))).toBe('resource.unknown')
    expect(await refusalOf(look(other))).toBe('resource.unknown')
    expect((await api.ask('listShares', owner, onto({ id }), NOW)).data).toEqual([])
    const later = await share(id)
    const end = 3 * day + 120
    expect(await refusalOf(look(later, minutesOn(end + day - 1)))).toBe('answered')
    expect(await refusalOf(look(later, minutesOn(end + day)))).toBe('resource.unknown')
    for (const never of ['A'.repeat(43), 'x', ' ', '%00', later.toLowerCase(), `${later}A`]) {
      expect(await refusalOf(look(never)), never).toBe('resource.unknown')
    }
  })

  test('is looked up once in the database in each of these cases, so that the time tells nothing', async () => {
    const { id } = await book(api.ask, 9 * day, 9 * day + 120)
    const over = await share(id)
    let looks = 0
    const { database } = api
    const counting: Database = {
      ...database,
      ...readingBy((...asked) => {
        looks += 1
        return database.rows(...asked)
      }),
    }
    const ask = askWith(counting)
    const lookAt = (secret: string) =>
      refusalOf(ask('getSharedReservation', undefined, { params: { id: secret } }, minutesOn(12 * day)))
    expect(await lookAt(over)).toBe('resource.unknown')
    expect(looks).toBe(1)
    expect(await lookAt('A'.repeat(43))).toBe('resource.unknown')
    expect(looks).toBe(2)
  })

  test('of a driver taken off the reservation is refused', async () => {
    const { id } = await book(api.ask, 4 * day, 4 * day + 120)
    await api.ask('updateDrivers', owner, onto({ id }, [{ id: owner }, { id: colleague }]), NOW)
    const secret = await share(id, colleague)
    expect(await refusalOf(look(secret))).toBe('answered')
    await api.ask('updateDrivers', owner, onto({ id }, [{ id: owner }]), NOW)
    expect(await refusalOf(look(secret))).toBe('resource.unknown')
  })

  test('is not stored in the database', async () => {
    const { id } = await book(api.ask, 5 * day, 5 * day + 120)
    const secret = await share(id)
    const rows = await api.database.rows<{ all: string }>('select s::text as all from reservation_share s')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => row.all).join(' ')).not.toContain(secret)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })
})

describe('sharing a reservation', () => {
  test('is for booker and drivers; others who see it may only stop it', async () => {
    const { id } = await book(api.ask, 6 * day, 6 * day + 120, { as: colleague })
    expect(await refusalOf(api.ask('shareReservation', owner, onto({ id }), NOW))).toBe('permission.missing')
    const secret = await share(id, colleague)
    const { data } = await api.ask('listShares', owner, onto({ id }), NOW)
    expect(data).toMatchObject([{ isMine: false, created: '2026-11-20T10:00:00+01:00' }])
    await api.ask('stopSharing', owner, onto({ id }), NOW)
    expect(await refusalOf(look(secret))).toBe('resource.unknown')
  })

  test('of a stranger is unknown', async () => {
    const { id } = await book(api.ask, 7 * day, 7 * day + 120)
    for (const name of ['listShares', 'shareReservation', 'stopSharing'] as const) {
      expect(await refusalOf(api.ask(name, stranger, onto({ id }), NOW)), name).toBe('resource.unknown')
      expect(await refusalOf(api.ask(name, stranger, onto({ id: 2_000_000_000 }), NOW)), name).toBe('resource.unknown')
    }
  })

  test('is refused after its end, and beyond ten links', async () => {
    const { id } = await book(api.ask, 8 * day, 8 * day + 120)
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => refusalOf(share(id))))
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(10)
    expect(await refusalOf(share(id))).toBe('reservation.too-many-shares')
    await api.ask('cancelReservation', owner, onto({ id }), NOW)
    expect(await refusalOf(share(id))).toBe('reservation.not-active')
  })
})
