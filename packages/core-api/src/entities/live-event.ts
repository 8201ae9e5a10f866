import * as v from 'valibot'
import { id } from '../primitives.ts'

/** What can be told live. The answer names what changed, never its content: the reader asks for it with its own rights. */
export const liveEvent = v.variant('topic', [
  /** The first of a stream: what happened before it is not told. Whoever shows something asks for it once more. */
  v.object({ topic: v.literal('open') }),
  v.object({ topic: v.literal('reservation'), reservationId: id }),
  v.object({ topic: v.literal('car'), carId: id }),
  /** Something I wait for: a car is held for me, or no longer. */
  v.object({ topic: v.literal('wait-list') }),
  /** For staff: a record of the admin area that they may read was changed, by staff or by a member. */
  v.object({ topic: v.literal('admin'), organizationId: id, resource: v.string(), id }),
])
export type LiveEvent = v.InferOutput<typeof liveEvent>
