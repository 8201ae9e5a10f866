import { addMinutes } from '@delebil/validation/time'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { testOrg } from '../../platform/db/test-org.ts'
import { testSms } from '../../testing/test-sms.ts'
import { book, NOW } from '../reservations/member/test-bookings.ts'
import { createTestQueue, type TestQueue } from '../waitlist/test-queue.ts'
import { answerBySms } from './answer-by-sms.ts'
import { tripNotificationSchedule } from './trip-notification-schedule.ts'

const phones = { [testOrg.owner]: '+4791234567', [testOrg.colleague]: '+4741234567' }
export const ownersPhone = '+4791234567'

export type SentSms = {
  personId: number
  reservationId: number | null
  phone: string
  kind: string
  text: string
  sendAt: Date
}

/** For a test file: the small club at NOW, which can be answered by SMS, and its two members with a mobile each. */
export const openTrips = () => {
  let queue: TestQueue
  beforeAll(async () => {
    queue = await createTestQueue()
  })
  afterAll(() => queue.drop())
  beforeEach(async () => {
    const { change } = queue.database
    await change('delete from sms; delete from notified; delete from extension_offer; delete from notification_choice')
    await change('delete from organization_setting; delete from push_token')
    await queue.clear()
    await decide('smsSender', '+4790000000')
    for (const [id, phone] of Object.entries(phones))
      await change('update person set phone = $2, deleted_at = null where id = $1', [Number(id), phone])
  })
  const decide = (key: string, value: number | string, organizationId = 1) =>
    queue.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values ($3, $1, '2020-01-01', $2::jsonb)
       on conflict (organization_id, key, valid_from) do update set value = excluded.value`,
      [key, JSON.stringify(value), organizationId],
    )
  const run = (minutes: number, database = queue.database) =>
    tripNotificationSchedule.run({ ...parts(), database } as never, addMinutes(NOW, minutes))
  const parts = () => ({ ...queue.parts, sms: testSms, log: () => undefined })
  return {
    decide,
    database: () => queue.database,
    jobs: () => queue.jobs,
    book: (from: number, to: number, options = {}) => book(queue.ask, from, to, options),
    /** Somebody has taken the car out. */
    begin: (id: number) => queue.database.change('update reservation set started_at = start_at where id = $1', [id]),
    choose: (personId: number, kind: string, ways: readonly string[]) =>
      queue.database.change('insert into notification_choice (person_id, kind, ways) values ($1, $2, $3)', [
        personId,
        kind,
        ways,
      ]),
    run,
    /** The names of the statements of a run. */
    statementsOf: async (minutes: number) => {
      const names: (string | undefined)[] = []
      const { database } = queue
      await run(minutes, {
        ...database,
        rows: (text, values, name) => {
          names.push(name)
          return database.rows(text, values, name)
        },
      })
      return names
    },
    answer: (text: string, minutes: number, number = ownersPhone) =>
      answerBySms(parts(), { number, text }, addMinutes(NOW, minutes)),
    sms: () =>
      queue.database.rows<SentSms>(
        `select person_id as "personId", reservation_id::int as "reservationId", phone, kind, text, next_try as "sendAt" from sms order by id`,
      ),
    mails: () => queue.jobs.flatMap(({ name, data }) => (name === 'mail' ? [data] : [])),
    endOf: async (id: number) =>
      (await queue.database.theRow<{ end: Date }>('select end_at as "end" from reservation where id = $1', [id])).end,
  }
}
