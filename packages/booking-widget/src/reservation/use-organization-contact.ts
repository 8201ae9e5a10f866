import type { Organization, Reservation } from '@delebil/core-api'
import { useBookingHost } from '../booking-host.ts'
import { actionTexts } from '../locale/action-texts.ts'

/** Whom to reach about a reservation: its club, and the phone that answers now. */
export interface OrganizationContact {
  readonly organization: Organization | undefined
  /** The night watch, else the support phone; absent where the club has told neither. */
  readonly phone: { readonly number: string; readonly text: string; readonly word: string } | undefined
  readonly email: string | undefined
}

/** The club of a reservation as the page knows it. */
export function useOrganizationContact({ organizationId }: Pick<Reservation, 'organizationId'>): OrganizationContact {
  const { organizations } = useBookingHost()
  const organization = organizations.find(({ id }) => id === organizationId)
  const { nightWatchPhone, supportPhone, supportEmail } = organization ?? {}
  const phone = nightWatchPhone
    ? { number: nightWatchPhone, text: actionTexts.callNightWatch, word: actionTexts.nightWatchWord }
    : supportPhone && { number: supportPhone, text: actionTexts.callSupport, word: actionTexts.supportWord }
  return { organization, phone: phone || undefined, email: supportEmail ?? undefined }
}

/** An address that calls a number. */
export const callAddress = (number: string): string => `tel:${number.replaceAll(' ', '')}`
