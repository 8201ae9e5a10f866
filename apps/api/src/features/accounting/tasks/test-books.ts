import { type FakeTripletex, startFakeTripletex } from '../../../adapters/accounting/fake/fake.ts'
import { type Accounting, type Books, noAccounting } from '../../../adapters/accounting/port.ts'
import { createTripletex } from '../../../adapters/accounting/tripletex.ts'
import { createTestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg } from '../../../platform/db/test-org.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { deliverTasks } from './deliver-tasks.ts'
import { queueBill } from './queue-bill.ts'
import { insertTestBill, type TestBill } from './test-bill.ts'

const HOUR = 3_600_000
export const organizationId = 1

export type TestBooks = Awaited<ReturnType<typeof startTestBooks>>

/** A small club with bills, and its books in a fake of their own. The clock stands until it is moved. */
export const startTestBooks = async (bills: readonly TestBill[]) => {
  const suite = await createTestDatabase()
  const { database } = suite
  await createTestOrg(database)
  for (const bill of bills) await insertTestBill(database, bill)
  let fake: FakeTripletex | undefined
  let accounting: Accounting = noAccounting
  let now = new Date()
  const jobs = { enqueue: async () => undefined }
  const the = (): FakeTripletex => {
    if (fake === undefined) throw new Error('The books are not open.')
    return fake
  }
  const deliver = () =>
    deliverTasks({ database, jobs, accounting, clock: () => now, turnMilliseconds: 60_000 }, { organizationId })
  return {
    database,
    fake: the,
    accounting: () => accounting,
    now: () => now,
    later: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    },
    /** New books with nothing in them, and nothing that is to be done. `through` stands between us and them. */
    open: async (through: (books: Books) => Books = (books) => books, deadline = 60_000) => {
      await fake?.stop()
      fake = await startFakeTripletex({ lateMilliseconds: 600_000 })
      const tripletex = createTripletex({ ...fake, deadline }, 'a-key-of-the-settings')
      accounting = { tripletex: { ...tripletex, open: (token) => through(tripletex.open(token)) } }
      await database.change(
        'delete from accounting_need; delete from accounting_task; delete from accounting_configuration',
      )
      await database.change('insert into accounting_configuration (organization_id, employee_token) values ($1, $2)', [
        organizationId,
        tripletex.seal(fake.employeeToken),
      ])
    },
    queue: async (...ids: number[]) => {
      for (const invoiceId of ids)
        await transaction(database, (tx) => queueBill({ tx, jobs, now }, { organizationId, invoiceId }))
    },
    deliver,
    /** Delivers until nothing is left that goes by itself, with an hour between. */
    settle: async (rounds = 12) => {
      for (let round = 0; round < rounds; round += 1) {
        await deliver()
        now = new Date(now.getTime() + HOUR)
      }
    },
    /** What a member of staff does who has mended everything: starts it again. */
    startAll: () =>
      database.change(`update accounting_task set state = 'QUEUED', next_at = '2000-01-01' where state = 'FAILED';
        update accounting_configuration set paused_at = null, paused_why = null`),
    tasks: () =>
      database.rows<{ kind: string; ownId: number; state: string; cause: string | null; answer: object | null }>(
        'select kind, own_id as "ownId", state, cause, answer from accounting_task order by id',
      ),
    stop: async () => {
      await fake?.stop()
      await suite.drop()
    },
  }
}
