import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'

export const membershipTypesScreen: Screen<'membershipTypes'> = {
  ...adminPaths.membershipTypes,
  resource: adminResources.membershipTypes,
  heading: ['Medlemskapstyper', 'Medlemskapstype'],
  newText: 'Ny medlemskapstype',
  newHeading: 'Medlemskapstype',
  searchHint: 'Navn',
  sections: [
    {
      heading: 'Det nye medlemmer velger',
      text: 'Slik står det der de blir med.',
      fields: ['name', 'description', 'kind', 'active'],
    },
    {
      heading: 'Penger',
      text: 'Depositumet og andelen er medlemmets og betales tilbake. Innmeldingsavgiften er det ikke. Andelen kommer på den første fakturaen.',
      fields: ['depositOre', 'feeOre', 'shareOre', 'paymentRequired'],
    },
    {
      heading: 'Krav',
      fields: [
        'termsVersion',
        'organizationNumberRequired',
        'externalIdCardVerificationRequired',
        'concurrentReservationLimit',
        'partnerKey',
      ],
    },
  ],
  views: [
    { key: 'velges', name: 'Kan velges', where: { active: true } },
    { key: 'ute', name: 'Kan ikke velges', where: { active: false } },
  ],
}
