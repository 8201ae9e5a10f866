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
  OPENING: 'Inngående saldo',
  SHARE: 'Andel',
  REMINDER: 'Purring',
} as const

export const chargeStates = { open: 'Åpen', held: 'Holdt', billed: 'Fakturert', dropped: 'Faller bort' } as const

/** Why somebody should look at a charge before it is billed. */
export const chargeDeviations = {
  DISPUTED: 'Stemmer ikke',
  TRIP_REVIEW: 'Turen må ses på',
  OVERDUE: 'Over fristen for fakturering',
  TOO_FAR: 'Kilometer mot timer',
  NOTHING: 'Linje på 0 kr',
} as const

/** Where a billing run is, step by step; one that is discarded goes no further. */
export const billingRunStates = {
  DRAFT: 'Utkast',
  CHECKED: 'Venter på godkjenning',
  APPROVED: 'Godkjent',
  ISSUING: 'Sender',
  DONE: 'Ferdig',
  DISCARDED: 'Forkastet',
} as const

/** What makes a membership owe more or less. */
export const ledgerKinds = {
  INVOICE: 'Faktura',
  CREDIT_NOTE: 'Kreditnota',
  ALLOCATION: 'Innbetaling',
  WRITE_OFF: 'Tap',
  PAYOUT: 'Til utbetaling',
  PAYOUT_CANCELED: 'Utbetaling trukket tilbake',
} as const

/** An invoice that is not settled, as the books speak of it. */
export const openItems = { OVERDUE: 'Forfalt', NOT_DUE: 'Ikke forfalt' } as const

/** What is paid out, and how far it has come. */
export const payoutKinds = {
  CREDIT: 'Til gode',
  DEPOSIT: 'Depositum',
  SHARE: 'Andel',
  EXPENSE: 'Utlegg',
} as const
export const payoutStates = {
  WAITING: 'Venter på godkjenning',
  APPROVED: 'Godkjent',
  PAID: 'Betalt',
  CANCELED: 'Trukket tilbake',
} as const

/** What is sent of an invoice that is not paid, how far it has come, and why it went no further. */
export const reminderKindText = { REMINDER: 'Purring', NOTICE: 'Inkassovarsel' } as const
export const reminderStates = {
  PROPOSED: 'Foreslått',
  QUEUED: 'Sendes',
  SENT: 'Sendt',
  FAILED: 'Kom ikke fram',
  STOPPED: 'Stoppet',
} as const
export const reminderStops = {
  PAID: 'Betalt eller gjort opp',
  HELD: 'Holdt tilbake',
  DISPUTED: 'Omtvistet',
  DROPPED: 'Ikke sendt',
} as const

/** What became of sending an invoice the last time. */
export const deliveryStates = { QUEUED: 'I kø', SENT: 'Sendt', FAILED: 'Kom ikke fram' } as const
/** How an invoice is sent. */
export const invoiceMethodText = { EMAIL: 'E-post', EHF: 'EHF', PRINT: 'Utskrift' } as const
export const invoiceKindText = { INVOICE: 'Faktura', CREDIT_NOTE: 'Kreditnota' } as const

/** Whose number a bill shows: that of its invoice, or its own until the accounting system has given one. */
export const invoiceNumberText = { GIVEN: 'Fakturaens', WAITING: 'Grunnlagets' } as const
