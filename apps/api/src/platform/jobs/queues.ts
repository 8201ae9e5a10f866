import { type JobName, type MailJobName, mailJobs } from './jobs.ts'

// Done jobs are forgotten soon: they hold addresses of people.
const queue = {
  retryLimit: 6,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  retentionSeconds: 24 * 3600,
  deleteAfterSeconds: 3600,
} as const

// Seconds first, then each hour: eight tries are an hour at least, and 72 more are three days.
const patient = { ...queue, retryLimit: 80, retryDelayMax: 3600, retentionSeconds: 5 * 24 * 3600 } as const

/** How often a mail is tried before it is given up. */
export const mailAttempts = patient.retryLimit + 1

/** Where mails of a queue go that are given up. */
export const deadQueueOf = (name: MailJobName) => `dead-${name}` as const

const letters = ['invoice-delivery', 'reminder-delivery'] as const

type Quick = Exclude<JobName, MailJobName | (typeof letters)[number]>
// A job that is not named here has no queue: it would be refused when it is asked for.
const quickJobs: Readonly<Record<Quick, true>> = {
  'login-link': true,
  push: true,
  sms: true,
  accounting: true,
  'payment-poll': true,
  'wait-list': true,
  bulk: true,
  import: true,
  'billing-run': true,
  'billing-run-drafted': true,
  'payments-of-books': true,
  'print-file': true,
  'move-notice': true,
  'answer-sent': true,
}
const quick = Object.keys(quickJobs) as Quick[]

/** Every queue with its options, each after the one that it names. */
export const queues = [
  ...mailJobs.map((name) => ({ name: deadQueueOf(name), options: patient })),
  ...mailJobs.map((name) => ({ name, options: { ...patient, deadLetter: deadQueueOf(name) } })),
  ...letters.map((name) => ({ name, options: patient })),
  ...quick.map((name) => ({ name, options: queue })),
]

/** The queues that handlers work on. */
export const jobNames: readonly JobName[] = [...mailJobs, ...letters, ...quick]
