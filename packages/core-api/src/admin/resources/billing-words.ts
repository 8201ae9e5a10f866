/** What a product is of, and how a club's books see it. */
export const productCategories = {
  RENTAL: 'Leie',
  FEE: 'Gebyr',
  EXPENSE: 'Utlegg',
  MEMBERSHIP: 'Medlemskap',
  LIABILITY: 'Depositum og andel',
} as const

/** Where a charge comes from. */
export const chargeSources = {
  PRICE: 'Tur',
  CANCELLATION: 'Avbestilling',
  STAFF: 'Ført av ansatt',
  MONTHLY_FEE: 'Månedsavgift',
  DAMAGE: 'Skade',
  EXPENSE: 'Utlegg',
  IMPORT: 'Filimport',
} as const

export const chargeStates = { open: 'Åpen', held: 'Holdt', billed: 'Fakturert', dropped: 'Faller bort' } as const

/** Why somebody should look at a charge before it is billed. */
export const chargeDeviations = {
  TRIP_REVIEW: 'Turen må ses på',
  OVERDUE: 'Over fristen for fakturering',
  NOTHING: 'Linje på 0 kr',
} as const
