import type { CallerQuestion } from '../caller-check.ts'
import type { DamagePlace } from '../damage.ts'
import type { ExpenseFuel, ExpenseKind, ExpenseState } from '../expense.ts'
import type { InvoiceGrouping, InvoiceState } from '../invoice.ts'
import type { LicenseState } from '../license.ts'
import type { LicenseRefusal, LicenseSide } from '../license-check.ts'
import type { PriceUnit } from '../price.ts'
import type { ReservationState } from '../reservation-state.ts'

/** What a person reads for each place. */
export const damagePlaceText = {
  FRONT: 'Foran',
  REAR: 'Bak',
  LEFT: 'Venstre side',
  RIGHT: 'Høyre side',
  ROOF: 'Taket',
  GLASS: 'Ruter og speil',
  WHEELS: 'Hjul og dekk',
  INTERIOR: 'Inni bilen',
  OTHER: 'Et annet sted',
} as const satisfies Record<DamagePlace, string>

/** What a person reads for each kind of expense. */
export const expenseKindText = {
  FUEL: 'Drivstoff',
  CHARGING: 'Lading',
  WASH: 'Vask',
  PARKING: 'Parkering',
  OTHER: 'Annet',
} as const satisfies Record<ExpenseKind, string>

/** What a person reads for each. */
export const expenseFuelText = { GASOLINE: 'Bensin', DIESEL: 'Diesel' } as const satisfies Record<ExpenseFuel, string>

/** What a person reads of what became of an expense. */
export const expenseStateText = {
  RECEIVED: 'Venter på klubben',
  CREDITED: 'Trekkes fra neste faktura',
  PAYOUT: 'Betales ut',
  PAID: 'Betalt ut',
  REFUSED: 'Avvist',
} as const satisfies Record<ExpenseState, string>

/** By what the lines of a company's invoice are gathered, and what is called those of none. */
export const invoiceGroupingText: Record<
  Exclude<InvoiceGrouping, 'NONE'>,
  { readonly by: string; readonly none: string }
> = {
  DRIVER: { by: 'Per fører', none: 'Uten fører' },
  COST_CENTER: { by: 'Per kostnadssted', none: 'Uten kostnadssted' },
}

/** What a person reads for each state. */
export const invoiceStateText: Record<InvoiceState, string> = {
  OPEN: 'Ikke betalt',
  PAID: 'Betalt',
  OVERDUE: 'Forfalt',
  CREDITED: 'Kreditert',
  WRITTEN_OFF: 'Avskrevet',
}

/** What a person reads. */
export const licenseStateText: Record<LicenseState, string> = {
  UNKNOWN: 'Ikke sjekket',
  VERIFIED: 'Bekreftet av førerkortregisteret',
  NO_HIT: 'Ikke funnet i førerkortregisteret',
  MANUAL: 'Godkjent av klubben',
}

/** What a person reads of why a licence was not approved. */
export const licenseRefusalText: Record<LicenseRefusal, string> = {
  UNREADABLE: 'Bildet er ikke tydelig nok til å lese.',
  BACK_MISSING: 'Vi trenger et bilde av baksiden også.',
  EXPIRED: 'Førerkortet er gått ut på dato.',
  NO_CLASS_B: 'Førerkortet gjelder ikke klasse B.',
  OTHER_PERSON: 'Navnet på førerkortet er ikke det samme som på profilen.',
  UNCHECKED: 'Klubben rakk ikke å se på det i tide.',
}

/** What a person reads for each side. */
export const licenseSideText: Record<LicenseSide, string> = { FRONT: 'Forsiden', BACK: 'Baksiden' }

/** A unit as it stands behind a quantity: '4 t'. */
export const priceUnitText: Readonly<Record<PriceUnit, string>> = { stk: 'stk', time: 't', km: 'km' }

/** What a person reads for each state. */
export const reservationStateText = {
  ONGOING: 'AKTIV',
  PAST: 'UTGÅTT',
  FUTURE: 'FRAMTIDIG',
  CANCELED: 'KANSELLERT',
  VOIDED: 'ANNULLERT',
} as const satisfies Record<ReservationState, string>

/** What a person reads where a change failed and nobody can say why. */
export const changeFailedText = {
  heading: 'Endring feilet',
  text: 'Kunne dessverre ikke utføre endring, forsøk igjen senere.',
  ok: 'Ok',
} as const

/** What a person reads for each question to a caller. */
export const callerQuestionText: Readonly<Record<CallerQuestion, string>> = {
  CONTACT: 'Telefon eller e-post',
  MEMBERSHIP: 'Navn på medlemskapet',
  THIS_TRIP: 'Bil og tid for turen',
  LAST_TRIP: 'Forrige tur',
  CARD: 'Nummer på nøkkelkortet',
}
