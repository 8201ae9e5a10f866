import { PLAN_UNDO_MINUTES, type PlanMoved } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobData, Jobs } from '../../platform/jobs/jobs.ts'
import { type AdminSite, startAdminSite } from '../../testing/test-admin-site.ts'
import { testSms } from '../../testing/test-sms.ts'
import { sendMoveNotice } from './send-move-notice.ts'

type Later = { readonly data: JobData['move-notice']; readonly afterSeconds: number | undefined }

let site: AdminSite
let token: string
const later: Later[] = []
const mails: JobData['mail'][] = []
const enqueue: Jobs['enqueue'] = async (_tx, name, data, when) => {
  if (name === 'mail') mails.push(data as JobData['mail'])
  if (name === 'move-notice') later.push({ data: data as JobData['move-notice'], afterSeconds: when?.afterSeconds })
}
beforeAll(async () => {
  site = await startAdminSite({ jobs: { enqueue } })
  token = (await site.hire(1, ['RESERVATION_READ', 'RESERVATION_WRITE'])).token
})
afterAll(() => site.stop())

const minute = 60_000
const start = Math.ceil(Date.now() / (30 * minute)) * 30 * minute + 48 * 60 * minute
const at = (hour: number) => new Date(start + hour * 60 * minute).toISOString()
const insert = (id: number, from: string, to: string) =>
  site.database.change(
    `insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
     values (1, $1, 'member', 2, 2, 1, $2, $3, $3, 1)`,
    [id, from, to],
  )
beforeEach(async () => {
  later.length = 0
  mails.length = 0
  await site.database.change('delete from move_notice; delete from reservation')
  await insert(60, at(0), at(2))
})

const versionOf = async (id: number) => {
  const [row] = await site.database.rows<{ version: number }>('select version from reservation where id = $1', [id])
  return row?.version ?? 0
}
const move = async (carId: number, from: string, to: string, more: object = {}, id = 60) => {
  const moves = [{ reservationId: id, version: await versionOf(id), carId, start: from, end: to, ...more }]
  const { status, body } = await site.ask('fleet.move', token, { body: { moves } })
  expect(status).toBe(200)
  return (body.entity as { moves: PlanMoved[] }).moves[0]
}
const send = async () => {
  const parts = { database: site.database, jobs: { enqueue }, sms: testSms, siteUrl: '' }
  for (const { data } of later) await sendMoveNotice(parts, data, new Date())
}
const kept = () => site.database.rows('select reservation_id from move_notice')

test('a move is mailed once, when it can no longer be undone, however often the job runs', async () => {
  expect((await move(3, at(4), at(6)))?.notified.map(({ name, by }) => [name, by])).toContainEqual([
    'Kari Kollega',
    'MAIL',
  ])
  expect(mails).toEqual([])
  expect(later.map(({ afterSeconds }) => afterSeconds)).toEqual([PLAN_UNDO_MINUTES * 60])
  await send()
  await send()
  expect(mails).toMatchObject([
    { to: 'kari@delebil.test', subject: 'Reservasjonen din er flyttet', text: expect.stringContaining('EL10003') },
  ])
  expect(await kept()).toEqual([])
})

test('a move that is undone in time is not mailed', async () => {
  await move(3, at(4), at(6))
  await move(1, at(0), at(2), { override: true, why: 'Angre' })
  await send()
  expect(mails).toEqual([])
  expect(await kept()).toEqual([])
})

test('two moves in a row are mailed as one, from the first place to the last', async () => {
  await move(3, at(4), at(6))
  await move(2, at(8), at(10))
  await send()
  expect(mails.map(({ text }) => /EL1000\d/.exec(text)?.[0])).toEqual(['EL10002'])
  const [mail] = mails
  const hours = (hour: number) =>
    new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', hour: '2-digit', minute: '2-digit' }).format(
      new Date(at(hour)),
    )
  expect(mail?.text).toContain(hours(0))
  expect(mail?.text).not.toContain(`${hours(4)}–`)
})

test('a move undone after its mail is mailed again, so that the last mail is right', async () => {
  await move(3, at(4), at(6))
  await send()
  await move(1, at(0), at(2), { override: true, why: 'Angre' })
  await send()
  expect(mails.map(({ text }) => /EL1000\d/.exec(text)?.[0])).toEqual(['EL10003', 'EL10001'])
})

test('a moved reservation that is cancelled meanwhile is not mailed as moved', async () => {
  await move(3, at(4), at(6))
  expect((await site.ask('reservations.cancel', token, { params: { id: 60 }, body: {} })).status).toBe(200)
  await send()
  expect(mails).toEqual([])
})

test('the mail about a trip that begins soon is sent before it begins', async () => {
  const soon = Date.now() + 2 * minute
  await insert(61, new Date(soon).toISOString(), new Date(soon + 60 * minute).toISOString())
  await move(3, at(0), at(2), {}, 61)
  const [{ afterSeconds = 0 } = {}] = later
  expect(afterSeconds).toBeGreaterThan(0)
  expect(afterSeconds).toBeLessThanOrEqual(120)
})
