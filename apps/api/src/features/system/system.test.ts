import type { DeadMail, SystemMails } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeadLetter, JobName } from '../../platform/jobs/jobs.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { keepDeadMail } from './keep-dead-mail.ts'

const since = new Date('2026-11-22T10:00:00+01:00')
const askedAt = new Date('2026-11-19T10:00:00Z')
const now = new Date('2026-11-22T11:00:00Z')
let site: AdminSite
let staff: Hired
let reader: Hired
let other: Hired
let watch: Hired
const enqueued: { readonly name: JobName; readonly data: unknown }[] = []
beforeAll(async () => {
  site = await startAdminSite({
    jobs: { enqueue: async (_tx, name, data) => void enqueued.push({ name, data }) },
    waitingMails: async () => ({ count: 4, since }),
  })
  staff = await site.hire(1, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
  reader = await site.hire(1, ['ADMIN_SETTINGS_READ'])
  other = await site.hire(2, ['ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
  watch = await site.hire(1, ['RESERVATION_READ', 'MEMBERSHIP_WRITE'])
})
afterAll(() => site.stop())
beforeEach(async () => {
  enqueued.length = 0
  await site.database.change('delete from dead_mail')
})

let made = 0
const keep = (letter: Pick<DeadLetter, 'job' | 'data'>, error = 'Error: 451 try again later', id?: string) => {
  made += 1
  const own = id ?? `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  const parts = { database: site.database, log: () => undefined }
  return keepDeadMail(parts, { ...letter, id: own, error, attempts: 81, askedAt } as DeadLetter, now)
}
const mailOf = (organizationId: number, to: string) =>
  ({ job: 'mail', data: { to, subject: 'Bil', text: 'https://x.test/a', kind: 'carHeld', organizationId } }) as const
const accountMail = (personId: number, to: string) =>
  ({ job: 'mail', data: { to, subject: 'Passord', text: 'Hei', kind: 'passwordChanged', personId } }) as const
const read = async (who: Hired = staff) => (await site.ask('system.mails', who.token)).body as unknown as SystemMails
const receivers = ({ data }: SystemMails) => data.map(({ to }) => to)
const firstOf = async (who: Hired = staff): Promise<DeadMail> => {
  const [mail] = (await read(who)).data
  if (mail === undefined) throw new Error('There is no dead mail.')
  return mail
}

test('the list of dead mails says when, what, to whom and why, and never what stands in the mail', async () => {
  await keep(mailOf(1, 'eva@delebil.test'), 'Error: 554 spam:\nhttps://delebil.test/reset-password#token=abc refused')
  const answer = await site.ask('system.mails', reader.token)
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.body).toEqual({
    waiting: 4,
    waitingSince: '2026-11-22T10:00:00+01:00',
    dead: 1,
    data: [
      {
        id: expect.any(Number),
        at: '2026-11-22T12:00:00+01:00',
        askedAt: '2026-11-19T11:00:00+01:00',
        kind: 'carHeld',
        to: 'eva@delebil.test',
        error: 'Error: 554 spam: … refused',
        attempts: 81,
      },
    ],
  })
  expect(answer.text).not.toContain('x.test')
})

test('a dead mail is shown to staff of its own organization, and a mail of an account to those who have the person', async () => {
  await keep(mailOf(1, 'one@delebil.test'))
  await keep(mailOf(2, 'two@delebil.test'))
  await keep(accountMail(1, 'eva@delebil.test'))
  await keep(accountMail(3, 'stranger@delebil.test'))
  expect(receivers(await read())).toEqual(['one@delebil.test', 'eva@delebil.test'])
  expect(receivers(await read(other))).toEqual(['two@delebil.test', 'stranger@delebil.test'])
})

test('a dead letter that the queue hands over twice is in the list once', async () => {
  const id = '00000000-0000-4000-8000-999999999999'
  await keep(mailOf(1, 'eva@delebil.test'), 'Error: 451', id)
  await keep(mailOf(1, 'eva@delebil.test'), 'Error: 451', id)
  expect(await read()).toMatchObject({ dead: 1, data: [{ to: 'eva@delebil.test' }] })
})

test('a link to a new password that did not arrive is shown with the address of the account, and of nobody: not at all', async () => {
  await keep({ job: 'password-reset', data: { usernameEmailOrPhone: ' EVA@delebil.test ' } })
  await keep({ job: 'password-reset', data: { usernameEmailOrPhone: 'nobody@delebil.test' } })
  expect((await read()).data).toMatchObject([{ kind: 'passwordReset', to: expect.stringMatching(/^eva@/i) }])
})

test('sending a dead mail again enqueues the same job once and takes it out of the list', async () => {
  const letter = mailOf(1, 'eva@delebil.test')
  await keep(letter)
  const params = { id: (await firstOf()).id }
  const answers = [
    await site.ask('system.send-mail-again', staff.token, { params }),
    await site.ask('system.send-mail-again', staff.token, { params }),
  ]
  expect(answers).toMatchObject([
    { status: 200, body: { entity: { dead: 0, data: [] } } },
    { status: 404, body: { code: 'resource.unknown' } },
  ])
  expect(enqueued).toEqual([{ name: 'mail', data: letter.data }])
  expect(
    await site.database.rows(`select action from admin_change where resource = 'system' and record_id = $1`, [
      params.id,
    ]),
  ).toEqual([{ action: 'send-mail-again' }])
})

test('throwing a dead mail away sends nothing and leaves the others', async () => {
  await keep(mailOf(1, 'eva@delebil.test'))
  await keep(mailOf(1, 'kari@delebil.test'))
  const params = { id: (await firstOf()).id }
  expect((await site.ask('system.discard-mail', staff.token, { params })).status).toBe(200)
  expect(receivers(await read())).toEqual(['kari@delebil.test'])
  expect(enqueued).toEqual([])
})

test.each(['system.send-mail-again', 'system.discard-mail'])(
  '%s of another organization answers as for a missing mail, and a reader may not: nothing is changed',
  async (name) => {
    await keep(mailOf(1, 'eva@delebil.test'))
    const params = { id: (await firstOf()).id }
    expect(await site.ask(name, other.token, { params })).toMatchObject({
      status: 404,
      body: { code: 'resource.unknown' },
    })
    expect(await site.ask(name, reader.token, { params })).toMatchObject({ status: 403 })
    expect((await read()).dead).toBe(1)
    expect(enqueued).toEqual([])
  },
)

test('the system page is refused without the right to read settings', async () => {
  expect(await site.ask('system.mails', watch.token)).toMatchObject({
    status: 403,
    body: { code: 'permission.missing' },
  })
})
