import type { WaitlistEntry } from '@delebil/core-api'
import { testOrg } from '../../platform/db/test-org.ts'
import type { JobData, JobName } from '../../platform/jobs/jobs.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { minutesOn, NOW, wire } from '../reservations/member/test-bookings.ts'
import { type ServeParts, serveCar } from './serve-car.ts'
import { servePerson } from './serve-person.ts'

type QueuedJob = { [Name in JobName]: { name: Name; data: JobData[Name]; afterSeconds: number } }[JobName]

export type TestQueue = TestApi & {
  readonly jobs: QueuedJob[]
  readonly parts: ServeParts
  /** Does what was asked for at once, until nothing is left of it; mails and notifications are kept in `jobs`. */
  readonly work: (now: Date) => Promise<void>
  /** Forgets all reservations, entries and jobs. */
  readonly clear: () => Promise<void>
}

/** The small club with a queue of jobs that a test works off when it likes. The colleague has a membership without limit. */
export const createTestQueue = async (): Promise<TestQueue> => {
  const jobs: QueuedJob[] = []
  const queue = {
    enqueue: async (_tx: unknown, name: JobName, data: unknown, when?: { afterSeconds: number }) => {
      jobs.push({ name, data, afterSeconds: when?.afterSeconds ?? 0 } as QueuedJob)
    },
  }
  const api = await createTestApi({ jobs: queue })
  const parts: ServeParts = { database: api.database, jobs: queue, siteUrl: 'https://delebil.test' }
  const work = async (now: Date) => {
    for (;;) {
      const index = jobs.findIndex(({ name, afterSeconds }) => name === 'wait-list' && afterSeconds === 0)
      const [job] = index < 0 ? [] : jobs.splice(index, 1)
      if (job?.name !== 'wait-list') return
      if ('carId' in job.data) await serveCar(parts, job.data, now)
      else await servePerson(parts, job.data, now)
    }
  }
  const clear = async () => {
    await api.database.change('delete from reservation; delete from wait_wish; delete from outbox')
    jobs.length = 0
  }
  return { ...api, jobs, parts, work, clear }
}

export type EntryOptions = {
  as?: number
  membershipId?: number
  carId?: number | undefined
  near?: object
  minute?: number
}

export const entryBody = (from: number, to: number, { membershipId, carId, near }: EntryOptions = {}) => ({
  membershipId: membershipId ?? testOrg.companyMembershipId,
  start: wire(from),
  end: wire(to),
  superDamageWaiver: false,
  ...(near ? { near } : { carId: carId ?? 1 }),
})

/** Waits for a car from one minute to another, both counted from NOW; the colleague and car 1 unless said otherwise. */
export const wait = async (
  queue: TestQueue,
  from: number,
  to: number,
  entry: EntryOptions = {},
): Promise<WaitlistEntry> => {
  const { as = testOrg.colleague, minute = 0 } = entry
  const { entity } = await queue.ask('createWaitlistEntry', as, { body: entryBody(from, to, entry) }, minutesOn(minute))
  return entity
}

export const entriesOf = async (queue: TestQueue, as: number, now: Date = NOW): Promise<WaitlistEntry[]> =>
  (await queue.ask('listWaitlistEntries', as, {}, now)).data
