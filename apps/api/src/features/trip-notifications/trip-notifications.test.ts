import { addMinutes } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { NOW } from '../reservations/member/test-bookings.ts'
import { openTrips, ownersPhone } from './test-trips.ts'

const trips = openTrips()
const { owner } = testOrg
const hour = 60
const kinds = async () => (await trips.sms()).map(({ kind }) => kind)

test('a trip that was booked long ahead is reminded of two hours before its start, once, by the ways that were chosen', async () => {
  await trips.book(5 * hour, 7 * hour)
  await trips.choose(owner, 'TRIP_START', ['SMS', 'MAIL'])
  await trips.run(2.9 * hour)
  expect(await trips.sms()).toEqual([])
  await trips.run(3 * hour)
  await trips.run(3.1 * hour)
  const [sent, ...more] = await trips.sms()
  expect(more).toEqual([])
  expect(sent).toMatchObject({ personId: owner, phone: ownersPhone, kind: 'TRIP_START' })
  expect(sent?.text).toMatch(
    /^Turen din begynner .*15:00\. Volkswagen ID\.3, EL10001, står på Torget\. https:\S+\/reservations\/\d+$/,
  )
  expect(trips.mails().map(({ subject, to }) => [subject, to])).toEqual([
    ['Turen din begynner snart', 'Eva@Delebil.test'],
  ])
})

test('a trip that was booked late, has begun, or is of a club that reminds nobody is not reminded of', async () => {
  const { id } = await trips.book(1.5 * hour, 2.5 * hour)
  await trips.choose(owner, 'TRIP_START', ['SMS'])
  await trips.run(0.5 * hour)
  const begun = await trips.book(3 * hour, 6 * hour, { carId: 2 })
  await trips.begin(begun.id)
  await trips.run(1.2 * hour)
  await trips.book(6 * hour, 8 * hour, { carId: 3 })
  await trips.decide('tripReminderHours', 0)
  await trips.run(4.5 * hour)
  expect([await trips.sms(), trips.mails(), id > 0]).toEqual([[], [], true])
})

test('each club has its own hours: what another reminds of is not reminded of here', async () => {
  await trips.choose(owner, 'TRIP_START', ['SMS'])
  await trips.book(5 * hour, 7 * hour)
  await trips.decide('tripReminderHours', 3, 2)
  await trips.run(2.5 * hour)
  await trips.decide('tripReminderHours', 0)
  await trips.run(4 * hour)
  expect(await trips.sms()).toEqual([])
  await trips.decide('tripReminderHours', 1)
  await trips.run(4 * hour)
  expect(await kinds()).toEqual(['TRIP_START'])
})

test('where nothing is due, all clubs together are asked about in four statements', async () => {
  expect(await trips.statementsOf(hour)).toEqual([
    'policies',
    'trips-ending-LATE_RETURN',
    'trips-ending-TRIP_END',
    'trips-beginning',
  ])
})

test('in the quiet hours none is reminded, and before them whoever begins in them', async () => {
  await trips.choose(owner, 'TRIP_START', ['SMS'])
  // 10:00 in Oslo is NOW, so that 21:00 is eleven hours on: the trip begins at 09:30 the day after.
  await trips.book(23.5 * hour, 25 * hour)
  await trips.run(21.6 * hour)
  expect(await trips.sms()).toEqual([])
  await trips.run(10.6 * hour)
  expect(await kinds()).toEqual(['TRIP_START'])
})

test('a car that is late is notified of once for each end, at once at night, and by mail where no SMS can be sent', async () => {
  const { id } = await trips.book(10.5 * hour, 11.5 * hour)
  await trips.begin(id)
  await trips.decide('extensionAskMinutes', 0)
  await trips.run(11.6 * hour)
  expect(await trips.sms()).toEqual([])
  await trips.run(11.7 * hour)
  await trips.run(11.8 * hour)
  const [sent] = await trips.sms()
  expect([await kinds(), sent?.sendAt]).toEqual([['LATE_RETURN'], addMinutes(NOW, 11.7 * hour)])
  expect(trips.mails()).toEqual([])
  await trips.database().change('delete from sms; delete from notified')
  await trips.decide('smsDayCap', 0)
  await trips.run(11.7 * hour)
  expect([await kinds(), trips.mails().map(({ subject }) => subject)]).toEqual([[], ['Turen skulle vært over']])
})

test('a trip that came back, and one that nobody took out, is late to nobody', async () => {
  await trips.book(0.5 * hour, 1.5 * hour)
  const back = await trips.book(0.5 * hour, 1.5 * hour, { carId: 2 })
  await trips
    .database()
    .change('update reservation set started_at = start_at, ended_at = end_at where id = $1', [back.id])
  await trips.run(3 * hour)
  expect([await trips.sms(), trips.mails()]).toEqual([[], []])
})

test('a push message goes to each browser that is on, and nothing else where that is the choice', async () => {
  await trips.database().change(`update person set notifications_permitted = true where id = $1`, [owner])
  await trips.database().change(
    `insert into push_token (person_id, name, endpoint, p256dh, auth, enabled, created_at) values (1, 'A', 'https://a', 'x', 'x', true, now()),
       (1, 'B', 'https://b', 'x', 'x', false, now())`,
  )
  await trips.book(5 * hour, 7 * hour)
  await trips.run(3 * hour)
  const pushed = trips.jobs().flatMap(({ name, data }) => (name === 'push' ? [data.message.title] : []))
  expect([pushed, await trips.sms(), trips.mails()]).toEqual([['Turen din begynner snart'], [], []])
})
