import { gbfsManifestPath } from '@delebil/core-api'
import { parsePhone } from '@delebil/validation'
import { OSLO_TIME_ZONE } from '@delebil/validation/time'
import { gbfsLanguage, localized } from './gbfs.ts'
import type { Publisher } from './open-data-store.ts'

/** What the club is called in the world's lists of feeds; it stays the same for good. */
export const systemIdOf = ({ key }: Pick<Publisher, 'key'>): string => `delebil_${key}`

/** `system_information`: who the club is and how it is reached. */
export const systemInformation = (org: Publisher, siteOrigin: string) => {
  const phone = org.supportPhone === null ? undefined : parsePhone(org.supportPhone)
  return {
    system_id: systemIdOf(org),
    languages: [gbfsLanguage],
    name: localized(org.name),
    operator: localized(org.name),
    opening_hours: '24/7',
    url: `${siteOrigin}/`,
    ...(phone && { phone_number: phone }),
    ...(org.supportEmail && { email: org.supportEmail }),
    feed_contact_email: org.contactEmail,
    manifest_url: `${siteOrigin}${gbfsManifestPath}`,
    timezone: OSLO_TIME_ZONE,
    license_id: org.licenseId,
    attribution_organization_name: localized(org.name),
  }
}
