import type { Books } from '../../../adapters/accounting/port.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { Foreign, Task } from '../stores/accounting-task.ts'
import type { Known } from './known.ts'

export type Work = {
  readonly db: Queryable
  readonly books: Books
  readonly known: Known
  readonly task: Task
  readonly now: Date
}

/** What is to be written, found by reading alone; or what is there already. */
export type Prepared =
  | { readonly found: Foreign }
  | { readonly sent: object; readonly digest?: string; readonly write: () => Promise<Foreign> }

/** How one kind of task is done. Both parts before the writing read only. */
export type Step = {
  readonly prepare: (work: Work) => Promise<Prepared>
  /** What came of something that was sent and not answered; undefined where it is not there. */
  readonly look: (work: Work) => Promise<Foreign | undefined>
}
