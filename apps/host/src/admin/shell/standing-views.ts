import type { StandingView } from '@delebil/admin-components'

const is = (key: string, name: string, field: string, value: unknown, sort?: string): StandingView => ({
  ...{ key, name, filter: [{ field, operator: 'is', value }] },
  ...(sort !== undefined && { sort }),
})
const without = (key: string, name: string, field: string): StandingView => ({
  ...{ key, name, filter: [{ field, operator: 'empty', value: true }] },
})

const both = (key: string, name: string, values: Readonly<Record<string, unknown>>): StandingView => ({
  ...{ key, name, filter: Object.entries(values).map(([field, value]) => ({ field, operator: 'is', value })) },
})

/** What staff often look for, by screen: there from the start, beside the views that they save themselves. */
export const standingViews = {
  persons: [
    is('uten-forerkort', 'Uten godkjent førerkort', 'driversLicenseValid', false),
    is('med-forerkort', 'Med godkjent førerkort', 'driversLicenseValid', true),
    without('uten-telefon', 'Uten telefonnummer', 'phone'),
  ],
  memberships: [
    is('betaling', 'Betaling mangler', 'state', 'PAYMENT_REQUIRED'),
    is('stengt', 'På pause eller sperret', 'state', ['PAUSED', 'BLOCKED']),
    is('id-kort', 'Krever ID-kort', 'externalIdCardVerificationRequired', true),
  ],
  memberCards: [without('ledige', 'Kort som ingen har', 'personId')],
  reservations: [
    is('i-gang', 'I gang nå', 'state', 'ONGOING', 'start'),
    is('framtidige', 'Kommende', 'state', 'FUTURE', 'start'),
    is('ses-pa', 'Må ses på', 'needsReview', true),
  ],
  workList: [
    without('uten-ansvarlig', 'Ingen følger dem opp', 'keeperId'),
    is('sene', 'Ikke levert i tide', 'reason', 'LATE'),
  ],
  messages: [both('uleste', 'Uleste fra medlemmer', { isRead: false, isFromStaff: false })],
  damages: [
    is('nye', 'Meldt, ikke vurdert', 'state', 'REPORTED'),
    is('utbedres', 'Skal utbedres', 'state', 'ACCEPTED'),
    is('stanser-bilen', 'Bilen er ute av bruk', 'carActive', false),
  ],
  cars: [is('i-bruk', 'I bruk', 'active', true), is('ute-av-bruk', 'Ute av bruk', 'active', false)],
  entityMessages: [is('aktive', 'Aktive', 'isActive', true)],
  help: [is('skjulte', 'Skjult for medlemmene', 'active', false)],
} as const satisfies Readonly<Record<string, readonly StandingView[]>>
