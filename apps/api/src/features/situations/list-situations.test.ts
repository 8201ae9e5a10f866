import { situationTags } from '@delebil/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { createTestApi, refusalOf, type TestApi } from '../../testing/test-api.ts'
import { book, NOW } from '../reservations/member/test-bookings.ts'

let api: TestApi
let reservation: { id: number }
beforeAll(async () => {
  api = await createTestApi()
  reservation = await book(api.ask, 0, 120)
  await api.database.change(`
    insert into situation (organization_id, id, title, text, tags, phone, position, active) values
      (1, 1, 'Vask', 'Vask bilen.', '{CLEANING}', null, 1, true),
      (1, 2, 'Fylle', 'Fyll tanken.', '{FUEL,DIESEL,GASOLINE}', null, 2, true),
      (1, 3, 'Lade', 'Sett i kabelen.', '{CHARGING,ELECTRIC}', '+4755000024', 3, true),
      (1, 4, 'I appen', 'Bruk appen.', '{CHARGING,FROM_APP}', null, 4, true),
      (1, 5, 'Skjult', 'Ikke ferdig.', '{CHARGING}', null, 5, false),
      (2, 6, 'Annen klubb', 'Ikke din.', '{CHARGING}', null, 1, true);
    insert into situation_solution (organization_id, situation_id, model_id, car_id, text) values
      (1, 3, 1, null, 'Luken er bak til høyre.'), (1, 3, null, 2, 'Kabelen ligger i kurven.')`)
})
afterAll(() => api.drop())

const { owner, stranger } = testOrg
const ask = (query: object, as: number = owner) => api.ask('listSituations', as, { query }, NOW)
const titles = async (query: object, as?: number) => (await ask(query, as)).data.map(({ title }) => title)
const here = () => ({ reservation_id: String(reservation.id) })

test('for the car of a reservation, entries for such a car come first, by tags and amount', async () => {
  expect(await titles({ ...here(), tags: 'FROM_WEBAPP' })).toEqual(['Lade', 'Vask'])
  expect(await titles({ ...here(), tags: 'FROM_APP' })).toEqual(['Lade', 'Vask', 'I appen'])
  expect(await titles({ ...here(), tags: 'FUEL,FROM_WEBAPP' })).toEqual([])
  expect(await titles({ ...here(), tags: 'CHARGING,CLEANING', amount: '1' })).toEqual(['Lade'])
})

test('a specific solution for the car comes before one for its model', async () => {
  const { data } = await ask({ ...here(), tags: 'CHARGING,FROM_WEBAPP' })
  expect(data).toMatchObject([
    { phone: '+4755000024', specific: { of: 'MODEL', name: 'Volkswagen ID.3', text: 'Luken er bak til høyre.' } },
  ])
  const second = await book(api.ask, 0, 120, { carId: 2 })
  const onSecond = await ask({ reservation_id: String(second.id), tags: 'CHARGING,FROM_WEBAPP' })
  expect(onSecond.data).toMatchObject([{ specific: { of: 'CAR', name: 'EL10002', text: 'Kabelen ligger i kurven.' } }])
  const third = await book(api.ask, 0, 120, { carId: 3 })
  await api.database.change('delete from situation_solution where model_id = 1')
  const onThird = await ask({ reservation_id: String(third.id), tags: 'CHARGING,FROM_WEBAPP' })
  expect(onThird.data).toMatchObject([{ specific: null }])
})

test("without a reservation the entries are those of one's clubs, for any car", async () => {
  expect(await titles({})).toEqual(['Vask', 'Fylle', 'Lade', 'I appen'])
  expect(await titles({}, stranger)).toEqual(['Annen klubb'])
})

test("the entries for a stranger's reservation are unknown", async () => {
  expect(await refusalOf(ask(here(), stranger))).toBe('resource.unknown')
})

test('the tags come with their Norwegian names, in order', async () => {
  const { data } = await api.ask('listSituationTags', owner, {}, NOW)
  expect(data.map(({ key }) => key)).toEqual(situationTags)
  expect(data).toContainEqual({ key: 'LOST_CARD', name: 'Mistet kort' })
})

test('the database refuses a solution for two targets, for none, and a second one for the same', async () => {
  const insert = (values: string) =>
    api.database.change(
      `insert into situation_solution (organization_id, situation_id, model_id, car_id, text) values ${values}`,
    )
  await expect(insert("(1, 1, 1, 1, 'x')")).rejects.toThrow(/solution_is_of_one/)
  await expect(insert("(1, 1, null, null, 'x')")).rejects.toThrow(/solution_is_of_one/)
  await expect(insert("(1, 1, null, 4, 'x')")).rejects.toThrow(/foreign key/)
  await insert("(1, 1, 1, null, 'x')")
  await expect(insert("(1, 1, 1, null, 'y')")).rejects.toThrow(/situation_solution_of_model/)
})
