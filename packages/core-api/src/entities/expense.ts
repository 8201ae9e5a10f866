import { expenseDeviations, expenseFuels, expenseKinds, expenseStates } from '@delebil/validation'
import * as v from 'valibot'
import { id, instantText, ore } from '../primitives.ts'

/** What a member has paid for on a trip, and what became of it. */
export const expense = v.object({
  id,
  reservationId: id,
  kind: v.picklist(expenseKinds),
  amountOre: ore,
  /** Litres or kWh; null of what is not measured. */
  quantity: v.nullable(v.number()),
  fuel: v.nullable(v.picklist(expenseFuels)),
  station: v.string(),
  note: v.string(),
  boughtAt: instantText,
  sentAt: instantText,
  pictureId: id,
  /** What does not agree with the trip, which the club looks at. */
  deviations: v.array(v.picklist(expenseDeviations)),
  state: v.picklist(expenseStates),
  /** What is given back, once that is decided. */
  approvedOre: v.nullable(ore),
  /** Why it was refused, or is less than the receipt. */
  reason: v.nullable(v.string()),
})
export type Expense = v.InferOutput<typeof expense>
