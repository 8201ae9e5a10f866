import { osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, expect } from 'vitest'
import { type FakeAccessPoint, startFakeAccessPoint } from '../../../adapters/access-point/fake.ts'
import { createHttpAccessPoint } from '../../../adapters/access-point/http-access-point.ts'
import { type FakeMailServer, startFakeMailServer } from '../../../adapters/mail/fake.ts'
import { createSmtpMail } from '../../../adapters/mail/smtp-mail.ts'
import type { Context } from '../../../platform/context.ts'
import { allPermissions, later } from '../../../testing/test-admin-desk.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../../testing/test-admin-site.ts'
import { sendInvoice } from '../sending/send-invoice.ts'
import { findBrokenPromises } from '../stores/broken-promises.ts'
import { addTestCharge } from '../test-invoice.ts'
import { issueRun } from './issue-run.ts'

/** What was to be done: whoever tests does the work when it suits the test. */
export const enqueued: unknown[] = []
const jobs = {
  enqueue: async (_tx: unknown, _queue: string, work: unknown) => {
    enqueued.push(work)
  },
}
export const company = 2
export const other = 1
export const today = osloDateText(new Date())

/** For a test file: a site with a club that may bill, two who may bill for it, a mail server and an access point. */
export const openRunSite = (partsOf: () => Promise<Partial<Context>> = async () => ({})) => {
  let site: AdminSite
  let drafter: Hired
  let approver: Hired
  let server: FakeMailServer
  let point: FakeAccessPoint
  beforeAll(async () => {
    site = await startAdminSite({ jobs, ...(await partsOf()) })
    server = await startFakeMailServer()
    point = await startFakeAccessPoint()
    drafter = await site.hire(1, allPermissions)
    approver = await site.hire(1, allPermissions)
    await site.database.change(`
      update organization set organization_number = '984661185', address_line = 'Gata 1', postal_code = '5003', city = 'Bergen',
        bank_account = '99990100000', is_vat_registered = true where id = 1;
      insert into organization_setting (organization_id, key, valid_from, value) values (1, 'runControlDays', '2020-01-01', '0');
      update membership set address_line = 'Veien 2', postal_code = '5004', city = 'Bergen', invoice_email = 'kunde@delebil.test'
        where organization_id = 1`)
  })
  afterAll(async () => {
    await server.stop()
    await point.stop()
    await site.stop()
  })

  const owe = (membershipId: number, ore: number, day?: string) =>
    addTestCharge(site.database, { membershipId, ore, ...(day && { day }) })
  const draft = async (body: object = {}) =>
    site.ask('billing-runs.create', drafter.token, {
      body: { deliveredUntil: '2026-10-31', invoiceDate: today, ...body },
    })
  const drafted = async () => ((await draft()).body.entity as { id: number }).id
  const ask = (action: string, id: number, token = drafter.token, body: object = {}) =>
    site.ask(`billing-runs.${action}`, token, { params: { id }, body })
  const read = (action: string, id: number) => site.ask(`billing-runs.${action}`, drafter.token, { params: { id } })
  const approved = async () => {
    const id = await drafted()
    expect((await ask('check', id)).status).toBe(200)
    const answer = await ask('approve', id, approver.token)
    expect(answer.text).toContain('APPROVED')
    return id
  }
  const issue = (id: number) =>
    issueRun({ database: site.database, jobs, log: () => undefined }, { organizationId: 1, id })
  const invoicesOf = (run: number) =>
    site.database.rows<{ id: number; number: number; membershipId: number; totalOre: number; kind: string }>(
      'select id, number, membership_id as "membershipId", total_ore as "totalOre", kind from invoice where run_id = $1 order by number',
      [run],
    )
  const undone = (work: () => Promise<void>) => () => site.undone(work)
  const promisesHold = async () => expect(await findBrokenPromises(site.database)).toEqual([])
  const deliver = async () => {
    const mail = createSmtpMail(server.url, 'Delebil <faktura@delebil.test>')
    const accessPoint = createHttpAccessPoint(point.url, point.token)
    const parts = { database: site.database, mail, accessPoint, log: () => undefined }
    const deliveries = await site.database.rows<{ id: number }>(
      "select id from invoice_delivery where state = 'QUEUED'",
    )
    try {
      for (const { id } of deliveries) await sendInvoice(parts, { deliveryId: id }, new Date())
    } finally {
      mail.close()
    }
  }
  return {
    site: later(() => site),
    drafter: later(() => drafter),
    approver: later(() => approver),
    server: later(() => server),
    point: later(() => point),
    owe,
    draft,
    drafted,
    ask,
    read,
    approved,
    issue,
    invoicesOf,
    undone,
    promisesHold,
    deliver,
  }
}
