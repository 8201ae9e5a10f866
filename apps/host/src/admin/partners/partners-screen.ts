import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { partnerPanels } from './partner-panels.ts'
import { partnerTexts as own } from './partner-texts.ts'

export const partnersScreen: Screen<'partners'> = {
  ...adminPaths.partners,
  resource: adminResources.partners,
  heading: [own.heading, 'Partner'],
  newText: 'Ny partner',
  newHeading: 'Partner',
  sections: [
    { heading: 'Partneren', fields: ['name', 'key', 'active'] },
    { heading: 'På partnerens side', text: own.originsText, fields: ['origins', 'theme'] },
    { heading: 'Innlogging derfra', text: own.keysText, fields: ['publicKeys', 'audience', 'membershipKey'] },
  ],
  panels: partnerPanels,
  views: [
    { key: 'i-bruk', name: 'I bruk', where: { active: true } },
    { key: 'ute', name: 'Ute av bruk', where: { active: false } },
  ],
}
