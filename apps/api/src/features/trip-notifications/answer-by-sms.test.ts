import { beforeEach, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { minutesOn } from '../reservations/member/test-bookings.ts'
import { openTrips, ownersPhone } from './test-trips.ts'

const trips = openTrips()
const { owner, colleague } = testOrg
const hour = 60
const end = 2 * hour
let id: number
beforeEach(async () => {
  const trip = await trips.book(0.5 * hour, end)
  id = trip.id
  await trips.begin(id)
})
const ask = () => trips.run(end - 10)
const texts = async () => (await trips.sms()).map(({ kind, text }) => `${kind} ${text}`)
const isUnchanged = async () => expect(await trips.endOf(id)).toEqual(minutesOn(end))
const link = 'ANSWER Turen ble ikke forlenget. Se den her: https://delebil.test/reservations'

test('the question names the new end and the price, and JA extends to it for that, once', async () => {
  await ask()
  await ask()
  const [question, ...more] = await texts()
  expect(more).toEqual([])
  expect(question).toMatch(
    /^TRIP_END Turen med Volkswagen ID\.3 er over .*12:00\. Svar JA for å forlenge til .*12:30 for 20 kr\.$/,
  )
  expect(await trips.answer(' Ja! ', end - 5)).toBe('extended')
  expect(await trips.endOf(id)).toEqual(minutesOn(end + 30))
  expect((await texts())[1]).toMatch(/^ANSWER Turen er forlenget til .*12:30\. Hele turen koster nå .* kr\.$/)
  expect(await trips.answer('JA', end - 4)).toBe('was-extended')
  expect([await trips.endOf(id), (await texts()).length]).toEqual([minutesOn(end + 30), 2])
})

test('two answers at once extend once', async () => {
  await ask()
  const outcomes = await Promise.all([trips.answer('JA', end - 5), trips.answer('JA', end - 5)])
  expect(outcomes.toSorted()).toEqual(['extended', 'was-extended'])
  expect(await trips.endOf(id)).toEqual(minutesOn(end + 30))
})

test('a driver beside the booker may answer, and any other word does nothing', async () => {
  await trips
    .database()
    .change('insert into reservation_driver (organization_id, reservation_id, person_id) values (1, $1, $2)', [
      id,
      colleague,
    ])
  await ask()
  expect(await trips.answer('ja takk', end - 5, '+4741234567')).toBe('no-answer')
  await isUnchanged()
  expect(await trips.answer('JA', end - 5, '+4741234567')).toBe('extended')
})

test("a stranger's number changes nothing and is answered nothing", async () => {
  await ask()
  expect(await trips.answer('JA', end - 5, '+4799999999')).toBe('stranger')
  await isUnchanged()
  expect(await texts()).toHaveLength(1)
})

test('a number with two trips out gets a link', async () => {
  const other = await trips.book(0.5 * hour, end, { carId: 2 })
  await trips.begin(other.id)
  await ask()
  const before = (await texts()).length
  expect(await trips.answer('JA', end - 5)).toBe('link')
  await isUnchanged()
  expect((await texts()).slice(before)).toEqual([link])
})

test('a question that is too old, or was never asked, is answered with a link', async () => {
  expect(await trips.answer('JA', end - 20)).toBe('link')
  await ask()
  expect(await trips.answer('JA', end + 36)).toBe('link')
  await isUnchanged()
})

test('a trip that ends at another time than the question said is not extended', async () => {
  await ask()
  await trips
    .database()
    .change(
      "update reservation set end_at = end_at + interval '15 minutes', busy_until = busy_until + interval '15 minutes' where id = $1",
      [id],
    )
  expect(await trips.answer('JA', end - 5)).toBe('link')
  expect(await trips.endOf(id)).toEqual(minutesOn(end + 15))
})

test('a price that rose since the question is not taken', async () => {
  await ask()
  await trips.database().change('update extension_offer set total_ore = total_ore - 1')
  expect(await trips.answer('JA', end - 5)).toBe('link')
  await isUnchanged()
  expect((await texts()).at(-1)).toBe(link)
})

test('a car that somebody took meanwhile is not given twice', async () => {
  await ask()
  await trips.book(end, end + hour, { as: colleague, now: minutesOn(end - 8) })
  expect(await trips.answer('JA', end - 5)).toBe('link')
  await isUnchanged()
})

test('a club whose sender is a name asks with a link, and JA takes nothing', async () => {
  await trips.decide('smsSender', 'Nord')
  await ask()
  const [question, ...more] = await texts()
  expect(more).toEqual([])
  expect(question).toMatch(/^TRIP_END .* Forleng til .*12:30 for 20 kr her: https:\S+\/reservations\/\d+$/)
  expect(question).not.toContain('JA')
  expect(await trips.answer('JA', end - 5)).toBe('link')
  await isUnchanged()
})

test('the question is not asked where the car is taken after, or the club does not ask', async () => {
  await trips.decide('extensionAskMinutes', 0)
  await ask()
  await trips.decide('extensionAskMinutes', 15)
  await trips.book(end, end + hour, { as: colleague })
  await ask()
  expect(await texts()).toEqual([])
})

test('a number that writes JA again and again is answered so often an hour and no more', async () => {
  const outcomes = []
  for (let n = 0; n < 7; n += 1) outcomes.push(await trips.answer('JA', end - 20))
  expect([new Set(outcomes), (await trips.sms()).map(({ personId, phone }) => [personId, phone])]).toEqual([
    new Set(['link']),
    Array.from({ length: 5 }, () => [owner, ownersPhone]),
  ])
})
