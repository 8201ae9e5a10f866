import * as v from 'valibot'

/** What a reservation costs to cancel. */
export const keptTerms = v.object({
  cancelFeePercent: v.number(),
  cancelFeeWindowHours: v.number(),
  cancelFreeMinutes: v.number(),
})

/** That, and how long before and after a trip the car can be opened (minutes). */
export const shownPolicy = v.object({ ...keptTerms.entries, actWindowMinutes: v.number() })
