import type { Policy } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { TripParts } from './notify-of-trip.ts'
import type { NotedTrip } from './trip-store.ts'

export type DueQuestion = { readonly organizationId: number; readonly policy: Policy; readonly now: Date }

/** One thing that bookers hear of a trip by itself. Mostly nothing is due, and a transaction is not worth opening. */
export type TripNotice = {
  /** The trips of all these organizations of which it is time to say so. */
  readonly due: (db: Queryable, questions: readonly DueQuestion[]) => Promise<readonly NotedTrip[]>
  readonly notify: (parts: TripParts, tx: Queryable, trip: NotedTrip, policy: Policy, now: Date) => Promise<void>
}
