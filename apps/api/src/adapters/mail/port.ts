import type { JobData } from '../../platform/jobs/jobs.ts'

export type MailMessage = JobData['mail']

/** The way out for mail. Rejects when the mail was not taken: whoever sends tries again later. */
export interface Mail {
  readonly send: (message: MailMessage) => Promise<void>
  readonly close: () => void
}
