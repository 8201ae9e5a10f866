import { gbfsManifestPath } from '@delebil/core-api'
import { parsePhone } from '@delebil/validation'
import { OSLO_TIME_ZONE } from '@delebil/validation/time'
import { gbfsLanguage, localized } from './gbfs.ts'
import type { PublishingClub } from './open-data-store.ts'

/** What the club is called in the world's lists of feeds; it stays the same for good. */
export const systemIdOf = ({ key }: Pick<PublishingClub, 'key'>): string => `delebil_${key}`

/** `system_information`: who the club is and how it is reached. */
export const systemInformation = (club: PublishingClub, siteOrigin: string) => {
  const phone = club.supportPhone === null ? undefined : parsePhone(club.supportPhone)
  return {
    system_id: systemIdOf(club),
    languages: [gbfsLanguage],
    name: localized(club.name),
    operator: localized(club.name),
    opening_hours: '24/7',
    url: `${siteOrigin}/`,
    ...(phone && { phone_number: phone }),
    ...(club.supportEmail && { email: club.supportEmail }),
    feed_contact_email: club.contactEmail,
    manifest_url: `${siteOrigin}${gbfsManifestPath}`,
    timezone: OSLO_TIME_ZONE,
    license_id: club.licenseId,
    attribution_organization_name: localized(club.name),
  }
}
