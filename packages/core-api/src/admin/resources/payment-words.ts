import type { IncomingPaymentSource, IncomingPaymentState, PaymentFinding } from '@delebil/validation'

/** Where money that came in was seen. */
export const paymentSourceText: Readonly<Record<IncomingPaymentSource, string>> = {
  OCR: 'OCR-fil',
  CAMT_054: 'camt.054',
  PAYMENT_PORT: 'Betalt på nett',
  MANUAL: 'Ført av ansatt',
  IMPORT: 'Filimport',
  TRIPLETEX: 'Tripletex',
  OPENING: 'Inngående saldo',
}

/** How a payment stands. */
export const paymentStateText: Readonly<Record<IncomingPaymentState, string>> = {
  WAITING: 'Må ses på',
  OVER: 'For mye',
  SHORT: 'For lite',
  MATCHED: 'Treff',
  SET_ASIDE: 'Satt til side',
}

/** What was found out about it when it came. */
export const paymentFindingText: Readonly<Record<PaymentFinding, string>> = {
  MATCHED: 'KID stemmer',
  NO_KID: 'Uten KID',
  KID_WRONG: 'KID går ikke opp',
  KID_UNKNOWN: 'Ukjent KID',
  PAID_ALREADY: 'Fakturaen er alt betalt',
  DUPLICATE: 'Betalt to ganger',
  CREDITED: 'Fakturaen er kreditert',
  TAKEN_BACK: 'Tatt tilbake av banken',
}
