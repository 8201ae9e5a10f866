import { afterAll, beforeAll, expect, test } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { pseudonymizePerson } from '../accounts/stores/person-deletion.ts'
import { readPersonRecords } from '../accounts/stores/person-export.ts'
import { book, minutesOn, NOW, onto } from '../reservations/member/test-bookings.ts'
import { shareRetention } from './share-retention.ts'

const { owner, colleague } = testOrg
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.drop())

const recordsOf = (personId: number) => transaction(api.database, (tx) => readPersonRecords(tx, personId))
const counts = async () => {
  const [row] = await api.database.rows(
    `select (select count(*) from reservation_share) as shares, (select count(*) from calendar_feed) as feeds,
       (select count(*) from entity_message_dismissal) as dismissals`,
  )
  return row
}

test("links, calendar and dismissed messages are in their person's export, and deleted with the person", async () => {
  const { id } = await book(api.ask, 24 * 60, 26 * 60)
  await api.ask('shareReservation', owner, onto({ id }), NOW)
  await api.ask('createCalendarFeed', owner, { body: { alarmMinutes: 30 } }, NOW)
  await api.database.change(
    `insert into entity_message (organization_id, id, title, body, triggers, repeat, valid_from, created_at)
     values (1, 5, 'Vinterdekk', 'Bilen har vinterdekk.', '{BEFORE_TRIP}', 'ONCE', '2026-01-01', now())`,
  )
  await api.ask('dismissEntityMessage', owner, { params: { id: 5 }, body: { reservationIds: [id] } }, NOW)
  expect(await recordsOf(owner)).toMatchObject({
    shares: [{ createdAt: NOW }],
    calendarFeeds: [{ alarmMinutes: 30 }],
    readMessages: [{ title: 'Vinterdekk', at: NOW }],
  })
  expect(await recordsOf(colleague)).toMatchObject({ shares: [], calendarFeeds: [], readMessages: [] })
  expect(await counts()).toEqual({ shares: 1, feeds: 1, dismissals: 1 })
  await transaction(api.database, (tx) => pseudonymizePerson(tx, owner, NOW))
  expect(await counts()).toEqual({ shares: 0, feeds: 0, dismissals: 0 })
})

test('a link is deleted a week after the end of its trip', async () => {
  const { id } = await book(api.ask, 48 * 60, 50 * 60, { as: colleague, carId: 2 })
  await api.ask('shareReservation', colleague, onto({ id }), NOW)
  const end = 50 * 60
  const week = 7 * 24 * 60
  await shareRetention.run(api, minutesOn(end + week))
  expect(await counts()).toMatchObject({ shares: 1 })
  await shareRetention.run(api, minutesOn(end + week + 1))
  expect(await counts()).toMatchObject({ shares: 0 })
})
