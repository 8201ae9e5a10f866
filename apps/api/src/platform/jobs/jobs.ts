import type { Queryable } from '../db/queryable.ts'

/** Every kind of work that is done later, and what it needs to know. No secret travels here: jobs are rows. */
export type JobData = {
  /** One mail, plain text. */
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string }
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
  /** What stands on the lock screen, and the path that a press opens. */
  readonly push: {
    readonly tokenId: number
    readonly message: { readonly title: string; readonly text: string; readonly path: string }
  }
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
