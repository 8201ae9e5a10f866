import * as v from 'valibot'

/** What a reservation costs to cancel. */
export const keptTerms = v.object({
  cancelFeePercent: v.number(),
  cancelFeeWindowHours: v.number(),
  cancelFreeMinutes: v.number(),
})

/** What the law of reservations looks at: how long before and after a trip the car can be opened (minutes), and when a licence is needed. */
export const lawPolicy = v.object({ actWindowMinutes: v.number(), licenseCheck: v.number() })

/** Both. */
export const shownPolicy = v.object({ ...keptTerms.entries, ...lawPolicy.entries })
