import type { TaskCause, TaskKind, TaskState } from '@delebil/core-api/admin'
import type { InvoiceMethod } from '@delebil/validation'

/** Something that is to be done in the books of an organization, once. `ownId`: a membership, a product, else an invoice. */
export type Task = {
  readonly organizationId: number
  readonly id: number
  readonly kind: TaskKind
  readonly ownId: number
  readonly state: TaskState
  readonly method: InvoiceMethod | null
  readonly foreignId: number | null
  readonly attempts: number
  readonly looks: number
  readonly digest: string | null
}

/** What something is over there. */
export type Foreign = {
  readonly id: number
  readonly number?: string | undefined
  readonly kid?: string | null | undefined
}

/** Why a task stopped, and what is said of it. */
export class TaskStopped extends Error {
  override readonly name = 'TaskStopped'
  override readonly cause: TaskCause
  readonly answer: object
  /** What was made nevertheless. */
  readonly made: Foreign | undefined
  constructor(cause: TaskCause, answer: object = {}, made?: Foreign) {
    super(cause)
    this.cause = cause
    this.answer = answer
    this.made = made
  }
}
