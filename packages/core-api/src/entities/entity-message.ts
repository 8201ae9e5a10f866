import { messageTriggers } from '@delebil/validation/entity-message'
import * as v from 'valibot'
import { id } from '../primitives.ts'

/** Something that a club wants to have read, and what of that which was asked about it is about. */
export const entityMessage = v.object({
  id,
  title: v.string(),
  /** Plain text with line breaks. */
  text: v.string(),
  trigger: v.picklist(messageTriggers),
  reservationIds: v.array(id),
  carIds: v.array(id),
})
export type EntityMessage = v.InferOutput<typeof entityMessage>
