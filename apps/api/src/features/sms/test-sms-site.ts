import type { Read, SmsPreview, SmsSending } from '@delebil/core-api/admin'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type FakeSmsGateway, startFakeSms } from '../../adapters/sms/fake.ts'
import type { SmsGateway } from '../../adapters/sms/port.ts'
import { createSveveSms } from '../../adapters/sms/sveve-sms.ts'
import { readConfig } from '../../platform/config.ts'
import type { JobName } from '../../platform/jobs/jobs.ts'
import { later } from '../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'
import { sendDueSms } from './send-due-sms.ts'

/** For a test file: a club with a fake gateway that tells nothing by itself, and persons with and without a mobile. */
export const openSmsSite = () => {
  let site: AdminSite
  let fake: FakeSmsGateway
  let sms: SmsGateway
  let staff: Hired
  let other: Hired
  const asked: JobName[] = []
  beforeAll(async () => {
    fake = await startFakeSms((secret) => `/api/sms/${secret}`)
    sms = createSveveSms(fake, 1000)
    site = await startAdminSite({
      config: { ...readConfig({}), LOG_LEVEL: 'error' },
      sms,
      jobs: { enqueue: async (_tx, name) => void asked.push(name) },
    })
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    const address = site.app.server.address()
    fake.reportTo(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    staff = await site.hire(1, ['MESSAGE_READ', 'MESSAGE_WRITE', 'ADMIN_SETTINGS_READ', 'ADMIN_SETTINGS_WRITE'])
    other = await site.hire(2, ['MESSAGE_READ', 'MESSAGE_WRITE'])
    await site.database.change(`
    insert into person (id, name, email, phone) values (70, 'Kari Nordmann', 'kari@x.test', '+4791234567'),
      (71, 'Ola Nordmann', 'ola@x.test', '+4741234567'), (72, 'Same Som', 'same@x.test', '+4791234567'),
      (73, 'Fast Telefon', 'fast@x.test', '+4755123456'), (74, 'Uten Telefon', 'uten@x.test', null),
      (75, 'Annen Klubb', 'annen@x.test', '+4799999999');
    insert into organization_person (organization_id, person_id) select 1, unnest(array[70, 71, 72, 73, 74]);
    insert into organization_person (organization_id, person_id) values (2, 75);
    insert into reservation (organization_id, id, kind, membership_id, person_id, car_id, start_at, end_at, busy_until, tariff_id)
      values (1, 770, 'member', 2, 71, 1, now() + interval '20 days', now() + interval '21 days', now() + interval '21 days', 1)`)
  })
  afterAll(async () => {
    await fake.stop()
    await site.stop()
  })
  beforeEach(async () => {
    asked.length = 0
    fake.script('works', 'never')
    await site.database.change('delete from sms; delete from sms_stop; delete from organization_setting')
    await decide('smsQuietTo', 21)
  })

  const decide = (key: string, value: number | string) =>
    site.database.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values (1, $1, '2020-01-01', $2::jsonb)
     on conflict (organization_id, key, valid_from) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    )
  const ask = async (name: string, body: object, who: Hired = staff, key?: string) =>
    site.ask(name, who.token, { params: {}, body, ...(key && { key }) })
  const preview = async (body: object) => (await ask('sms.preview', body)).body as unknown as SmsPreview
  const send = async (body: object, key?: string) => {
    const { status, body: answer } = await ask('sms.send', body, staff, key)
    return status === 200 ? (answer.entity as unknown as SmsSending) : (answer.code as string)
  }
  const list = async () =>
    (
      (await site.ask('sms.list', staff.token, { query: { size: 100 } })).body.data as unknown as Read<'sms'>[]
    ).toSorted((a, b) => a.id - b.id)
  const work = (now = new Date()) => sendDueSms({ database: site.database, log: () => undefined, sms }, now)

  return {
    site: later(() => site),
    fake: later(() => fake),
    sms: later(() => sms),
    staff: later(() => staff),
    other: later(() => other),
    asked,
    decide,
    ask,
    preview,
    send,
    list,
    work,
  }
}

export const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)
