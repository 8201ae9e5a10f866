import type { JobData } from '../../platform/jobs/jobs.ts'

export type PushMessage = JobData['push']['message']

export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** A browser as it subscribed. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** The way to a browser's push service. 'gone': the browser has unsubscribed. Rejects when it should be tried again. */
export interface Push {
  readonly send: (target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>
}
