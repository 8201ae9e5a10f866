import type { Said } from '../notifying/notification-texts.ts'
import type { Notification } from '../notifying/notify-person.ts'

/** Where a member sends a licence. */
export const licensePage = '/verifyLicense'

/** What is said of a licence by SMS and push, whoever it goes to. */
export const ofLicense = (
  said: Said,
  siteUrl: string,
): Pick<Notification, 'reservationId' | 'values' | 'push'> & { readonly kind: 'LICENSE' } => ({
  kind: 'LICENSE',
  reservationId: null,
  values: { beskjed: said.title, lenke: `${siteUrl}${licensePage}` },
  push: { ...said, path: licensePage },
})
