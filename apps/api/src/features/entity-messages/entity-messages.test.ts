import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, minutesOn, NOW, wire } from '../reservations/member/test-bookings.ts'

const { owner, stranger } = testOrg
const day = 24 * 60
let api: TestApi
let first: number
let second: number
beforeAll(async () => {
  api = await createTestApi()
  first = (await book(api.ask, day, day + 120)).id
  second = (await book(api.ask, 2 * day, 2 * day + 120, { carId: 2 })).id
})
afterAll(() => api.drop())
beforeEach(() => api.database.change('delete from entity_message'))

type Options = {
  triggers?: string[]
  repeat?: string
  organizationId?: number
  from?: Date
  to?: Date
  target?: object
}
let made = 0
const add = async ({ target, ...options }: Options = {}): Promise<number> => {
  made += 1
  const organizationId = options.organizationId ?? 1
  const [message] = await api.database.rows<{ id: number }>(
    `insert into entity_message (organization_id, title, body, triggers, repeat, valid_from, valid_to, created_at)
     values ($1, $2, 'Porten må lukkes.', $3, $4, $5, $6, $5) returning id`,
    [
      organizationId,
      `Melding ${made}`,
      options.triggers ?? ['BEFORE_TRIP'],
      options.repeat ?? 'ONCE',
      options.from ?? new Date('2026-01-01'),
      options.to ?? null,
    ],
  )
  const id = message?.id ?? 0
  for (const [column, value] of Object.entries(target ?? {})) {
    await api.database.change(
      `insert into entity_message_target (organization_id, message_id, ${column}) values ($1, $2, $3)`,
      [organizationId, id, value],
    )
  }
  return id
}
type Body = { reservationIds: number[]; carIds?: number[]; period?: { start: string; end: string } }
const reported = async (body: Body, as: number = owner, now = NOW) =>
  (await api.ask('listEntityMessages', as, { body }, now)).data
const idsOf = async (...asked: Parameters<typeof reported>) => (await reported(...asked)).map(({ id }) => id)
const close = (id: number, body: Body, as: number = owner, now = NOW) =>
  api.ask('dismissEntityMessage', as, { params: { id }, body }, now)

describe('the popup messages for reservations and cars', () => {
  test('are those to everybody, their place, model and car, each once with all that it is about', async () => {
    const all = await add()
    const place = await add({ target: { location_id: 1 } })
    const model = await add({ target: { model_id: 1 } })
    const car = await add({ target: { car_id: 2 } })
    expect(await reported({ reservationIds: [first, second] })).toEqual([
      expect.objectContaining({ id: all, trigger: 'BEFORE_TRIP', reservationIds: [first, second], carIds: [] }),
      expect.objectContaining({ id: place, reservationIds: [first, second] }),
      expect.objectContaining({ id: model, reservationIds: [first, second] }),
      expect.objectContaining({ id: car, text: 'Porten må lukkes.', reservationIds: [second] }),
    ])
  })

  test("are none of another club, nor of another person's reservation", async () => {
    await add()
    const others = await add({ organizationId: 2, triggers: ['BOOKING'] })
    expect(await reported({ reservationIds: [first] }, stranger)).toEqual([])
    expect(await reported({ reservationIds: [2_000_000_000] }, stranger)).toEqual([])
    expect(await idsOf({ reservationIds: [first], carIds: [4] })).toContain(others)
    expect(await idsOf({ reservationIds: [first], carIds: [1] })).not.toContain(others)
  })

  test('are those whose period the trip overlaps, at both ends', async () => {
    const soon = await add({ to: minutesOn(day + 1) })
    const late = await add({ from: minutesOn(day + 119) })
    await add({ to: minutesOn(day) })
    await add({ from: minutesOn(day + 120) })
    expect(await idsOf({ reservationIds: [first] })).toEqual([soon, late])
  })

  test('differ before booking, before the trip and during it', async () => {
    const booking = await add({ triggers: ['BOOKING'] })
    const before = await add({ triggers: ['BEFORE_TRIP'] })
    const during = await add({ triggers: ['DURING_TRIP', 'BOOKING'] })
    expect(await idsOf({ reservationIds: [first] })).toEqual([before])
    expect(await idsOf({ reservationIds: [first] }, owner, minutesOn(day + 1))).toEqual([during])
    expect(await idsOf({ reservationIds: [], carIds: [3] })).toEqual([booking, during])
  })

  test('before booking are those of the period that is asked for', async () => {
    const winter = await add({ triggers: ['BOOKING'], from: minutesOn(9 * day) })
    const period = { start: wire(10 * day), end: wire(10 * day + 60) }
    expect(await idsOf({ reservationIds: [], carIds: [1], period })).toEqual([winter])
    expect(await idsOf({ reservationIds: [], carIds: [1] })).toEqual([])
    await close(winter, { reservationIds: [], carIds: [1], period })
    expect(await idsOf({ reservationIds: [], carIds: [1], period })).toEqual([])
  })

  test('leave out those that are inactive', async () => {
    await add()
    await api.database.change('update entity_message set is_active = false')
    expect(await reported({ reservationIds: [first] })).toEqual([])
  })
})

describe('closing a popup message', () => {
  test.each([
    ['ONCE', () => [], () => []],
    ['EACH_TRIP', () => [second], () => [second]],
    ['EACH_DAY', () => [], () => [first, second]],
  ] as const)(
    'with repeat %s hides it on that trip, on the other trip and tomorrow as the repeat says',
    async (repeat, now, tomorrow) => {
      const id = await add({ repeat })
      await close(id, { reservationIds: [first] })
      await close(id, { reservationIds: [first] })
      const shown = async (at: Date) =>
        (await reported({ reservationIds: [first, second] }, owner, at))[0]?.reservationIds ?? []
      expect(await shown(NOW)).toEqual(now())
      // Half past midnight in Oslo, still before the first trip.
      expect(await shown(minutesOn(14 * 60 + 30))).toEqual(tomorrow())
    },
  )

  test('hides it for that person alone', async () => {
    const id = await add()
    const { id: shared } = await book(api.ask, 3 * day, 3 * day + 120, { as: testOrg.colleague })
    await close(id, { reservationIds: [shared] }, testOrg.colleague)
    expect(await idsOf({ reservationIds: [shared] }, testOrg.colleague)).toEqual([])
    expect(await idsOf({ reservationIds: [shared] })).toEqual([id])
  })

  test('that is not about a reservation of the caller is refused: resource.unknown', async () => {
    const id = await add({ target: { car_id: 2 } })
    expect(await refusalOf(close(id, { reservationIds: [first] }))).toBe('resource.unknown')
    expect(await refusalOf(close(id, { reservationIds: [second] }, stranger))).toBe('resource.unknown')
    expect(await refusalOf(close(2_000_000_000, { reservationIds: [second] }))).toBe('resource.unknown')
    expect(await api.database.rows('select from entity_message_dismissal')).toEqual([])
  })

  test('is taken though the trip began while it was read', async () => {
    const id = await add()
    expect(await refusalOf(close(id, { reservationIds: [first] }, owner, minutesOn(day + 5)))).toBe('answered')
  })
})
