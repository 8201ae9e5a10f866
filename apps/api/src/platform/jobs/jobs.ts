import type { MailMessage } from '../../adapters/mail/mail.ts'
import type { PushMessage } from '../../adapters/push/push.ts'
import type { Queryable } from '../db/queryable.ts'

/** Every kind of work that is done later, and what it needs to know. No secret travels here: jobs are rows. */
export type JobData = {
  readonly mail: MailMessage
  readonly 'password-reset': { readonly usernameEmailOrPhone: string }
  readonly 'membership-invitation': { readonly organizationId: number; readonly id: number }
  readonly 'payment-poll': { readonly paymentId: string; readonly attempt: number }
  /** A car that came free, or a person who may be asked: who waits for it, or what waits for the person. */
  readonly 'wait-list': { readonly organizationId: number } & (
    | { readonly carId: number }
    | { readonly personId: number }
  )
  /** A reservation that staff moved: its booker is told when it is not undone until then. `due` tells this job from later ones. */
  readonly 'move-notice': { readonly organizationId: number; readonly reservationId: number; readonly due: string }
  /** A bulk change that staff began: the next of its records. */
  readonly bulk: { readonly organizationId: number; readonly id: number }
  readonly push: { readonly tokenId: number; readonly message: PushMessage }
}
export type JobName = keyof JobData

/** What does the work. A throw has it done again, later and later; after the last try it is given up. */
export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> }

export interface Jobs {
  /** Asks for the work in the transaction in which its reason happens: both commit, or neither. At once, or later. */
  readonly enqueue: <Name extends JobName>(
    tx: Queryable,
    name: Name,
    data: JobData[Name],
    when?: { readonly afterSeconds: number },
  ) => Promise<void>
}
