import type { JobData } from '../../platform/jobs/jobs.ts'

export type MailMessage = JobData['mail']

/** A file that goes along with a mail. */
export type Attachment = { readonly filename: string; readonly content: Buffer; readonly contentType: string }

/** What a mail has beside its text. `id`: whoever gets it twice sees by it that it is the same. `copies`: more addresses. */
export type MailMore = {
  readonly id: string
  readonly copies: readonly string[]
  readonly attachments: readonly Attachment[]
}

/** The mail server will never take this mail. Any other failure may pass. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The way out for mail. Rejects when the mail was not taken: whoever sends tries again later, unless it is `MailRefused`. */
export interface Mail {
  readonly send: (message: MailMessage, more?: MailMore) => Promise<void>
  readonly close: () => void
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Left out where no mail can be sent. What may wait is asked for as a job. */
    readonly mail?: Mail | undefined
  }
}
