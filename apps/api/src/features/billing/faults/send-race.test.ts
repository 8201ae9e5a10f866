import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { overlapping } from '../../../platform/db/test-overlapping.ts'
import { queueDelivery } from '../sending/queue-delivery.ts'
import { sendInvoice } from '../sending/send-invoice.ts'
import { billTestTrip } from '../test-invoice.ts'

let suite: TestDatabase
let invoiceId: number
beforeAll(async () => {
  suite = await createTestDatabase(6)
  await createTestOrg(suite.database)
  invoiceId = await billTestTrip(suite.database)
  await suite.database.change("update invoice set method = 'EMAIL', receiver = 'kunde@delebil.test'")
})
afterAll(() => suite.drop())

const enqueued: unknown[] = []
const jobs = { enqueue: async (_tx: Queryable, _queue: string, work: unknown) => void enqueued.push(work) }
const queue = (tx: Queryable) =>
  queueDelivery({ tx, jobs, now: new Date() }, { organizationId: 1, invoiceId, personId: 1 })

test('two who send an invoice at once queue it once, and the later is told that it is being sent: invoice.sending', async () => {
  const { later } = await overlapping(suite.database, queue, queue)
  await expect(later).rejects.toMatchObject({ code: 'invoice.sending' })
  expect(enqueued).toHaveLength(1)
  expect(await suite.database.rows('select state from invoice_delivery')).toEqual([{ state: 'QUEUED' }])
})

test('five workers that have the same delivery at once mail it once', async () => {
  const { id: deliveryId } = await suite.database.theRow<{ id: number }>('select id from invoice_delivery')
  let mails = 0
  const mail: Mail = {
    send: async () => {
      mails += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
    },
    close: () => undefined,
  }
  const parts = { database: suite.database, mail, log: () => undefined }
  await Promise.all(Array.from({ length: 5 }, () => sendInvoice(parts, { deliveryId }, new Date())))
  expect(mails).toBe(1)
  expect(await suite.database.rows('select state from invoice_delivery')).toEqual([{ state: 'SENT' }])
})
