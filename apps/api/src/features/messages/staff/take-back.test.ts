import { MESSAGE_UNDO_SECONDS } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../../testing/test-admin-desk.ts'
import { testSms } from '../../../testing/test-sms.ts'
import { listMessages } from '../../reservations/stores/messages.ts'
import { tellOfAnswer } from '../tell-of-answer.ts'

const { site, ask, undone } = openAdminDesk()

type Asked = { readonly name: string; readonly data: unknown }
const sendAnswer = async (sent: { organizationId: number; reservationId: number; id: number }): Promise<Asked[]> => {
  const asked: Asked[] = []
  const jobs = { enqueue: async (_tx: unknown, name: string, data: unknown) => void asked.push({ name, data }) }
  await tellOfAnswer({ database: site.database, jobs, sms: testSms, siteUrl: 'https://delebil.test' }, sent, new Date())
  return asked
}
const key = { organizationId: 1, id: 50 }
const answer = async (text = 'Vi ser på det') =>
  (await ask('messages.create', { body: { reservationId: key.id, text } })).body.entity as {
    id: number
    created: string
  }
const textsAt = async (until?: Date) =>
  (await listMessages(site.database, key, until && { until })).map(({ text }) => text)
const takeBack = (id: number) => ask('messages.take-back', { params: { id }, body: {} })
const isRead = async (id: number) =>
  ((await ask('messages.get', { params: { id } })).body as unknown as { isRead: boolean }).isRead

test(
  'an answer of the staff is seen by the member when its ten seconds are over, and by staff at once',
  undone(async () => {
    const before = Date.now()
    const { created } = await answer()
    const sent = new Date(created).getTime()
    expect(sent - before).toBeGreaterThanOrEqual(MESSAGE_UNDO_SECONDS * 1000)
    expect(sent - Date.now()).toBeLessThanOrEqual(MESSAGE_UNDO_SECONDS * 1000)
    expect(await textsAt()).toContain('Vi ser på det')
    expect(await textsAt(new Date(sent - 1))).not.toContain('Vi ser på det')
    expect(await textsAt(new Date(sent))).toContain('Vi ser på det')
  }),
)

test(
  'an answer that is taken back in time was never sent, and what it answered waits again',
  undone(async () => {
    const { id } = await answer()
    expect(await isRead(50)).toBe(true)
    expect(await takeBack(id)).toMatchObject({
      status: 200,
      body: { entity: { id, reservationId: 50, text: 'Vi ser på det' } },
    })
    expect(await textsAt()).not.toContain('Vi ser på det')
    expect(await isRead(50)).toBe(false)
    expect((await ask('admin.counts')).body).toMatchObject({ messages: 1 })
    expect((await ask('messages.history', { params: { id: 50 } })).body.data).toMatchObject([
      { changes: { isRead: { from: true, to: false } } },
      { changes: { isRead: { from: false, to: true } } },
    ])
    expect((await takeBack(id)).status).toBe(404)
  }),
)

test(
  'a message that was read before somebody answered stays read when the answer is taken back',
  undone(async () => {
    await ask('messages.change', { params: { id: 50 }, body: { isRead: true } })
    await takeBack((await answer()).id)
    expect(await isRead(50)).toBe(true)
  }),
)

test.each([
  ['an answer that was sent', 'created_at = now(), from_staff = true'],
  ['a message of the member', "created_at = now() + interval '1 minute', from_staff = false"],
])('%s cannot be taken back: message.already-sent', (_what, set) =>
  site.undone(async () => {
    const { id } = await answer()
    await site.database.change(`update reservation_message set ${set} where id = $1`, [id])
    expect((await takeBack(id)).body.code).toBe('message.already-sent')
    expect(await isRead(50)).toBe(true)
  }),
)

test(
  'an answer is heard of by whoever follows the reservation when it is sent, and never when it was taken back',
  undone(async () => {
    const heard = async () =>
      (await site.database.rows("select from outbox where topic = 'reservation' and reservation_id = 50")).length
    const { id } = await answer()
    expect(await heard()).toBe(0)
    const sent = { organizationId: 1, reservationId: 50, id }
    await sendAnswer(sent)
    expect(await heard()).toBe(1)
    await takeBack(id)
    await sendAnswer(sent)
    expect(await heard()).toBe(1)
  }),
)

test(
  'an answer is sent on to whoever wrote last by the ways that they chose, once',
  undone(async () => {
    const { database } = site
    const writer = await database.theRow<{ id: number; email: string }>(
      `update person set phone = '+4791234599' where id = (select author_id from reservation_message where id = 50) returning id, email`,
    )
    const sent = { organizationId: 1, reservationId: 50, id: (await answer()).id }
    expect(await sendAnswer(sent)).toMatchObject([
      { name: 'mail', data: { to: writer.email, kind: 'staffReply', subject: 'Klubben har svart deg' } },
    ])
    expect(await sendAnswer(sent)).toEqual([])
    await database.change(`insert into notification_choice (person_id, kind, ways) values ($1, 'REPLY', '{SMS}')`, [
      writer.id,
    ])
    const mails = await sendAnswer({ ...sent, id: (await answer('Den er reparert')).id })
    expect(mails.filter(({ name }) => name === 'mail')).toEqual([])
    const texts = await database.rows<{ text: string }>(
      `select text from sms where person_id = $1 and kind = 'REPLY'`,
      [writer.id],
    )
    expect(texts).toMatchObject([
      { text: expect.stringMatching(/har svart deg om turen med .*: https:\/\/delebil\.test\/reservations\/50$/) },
    ])
  }),
)

test(
  'two answers are taken back each by itself, and the message waits when none is left',
  undone(async () => {
    const first = await answer('Én')
    const second = await answer('To')
    await takeBack(second.id)
    expect(await isRead(50)).toBe(true)
    await takeBack(first.id)
    expect(await isRead(50)).toBe(false)
  }),
)
