import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { createdDay } from '../shared/created-day.ts'
import { smsPassage } from '../shared/sms-ways.ts'
import { PersonLead } from './person-lead.tsx'
import { personActions, personPanels, personRemovalFacts } from './person-screen.tsx'

export const personsScreen: Screen<'persons'> = {
  ...adminPaths.persons,
  resource: adminResources.persons,
  heading: ['Personer', 'Person'],
  newText: 'Ny bruker',
  newHeading: 'Person',
  searchHint: 'Navn, telefon eller e-post',
  cells: { created: { Value: ({ record }) => createdDay(record.created) } },
  callOf: ({ phone, name }) => (phone === null ? undefined : { phone, name }),
  views: [
    { key: 'uten-forerkort', name: 'Uten godkjent førerkort', where: { driversLicenseValid: false } },
    { key: 'med-forerkort', name: 'Med godkjent førerkort', where: { driversLicenseValid: true } },
    { key: 'uten-telefon', name: 'Uten telefonnummer', where: { phone: null } },
  ],
  passages: [smsPassage('persons')],
  Lead: PersonLead,
  leadFields: ['driversLicenseValid', 'licenseValidUntil', 'membershipCount'],
  formPlace: 'beside',
  actions: personActions,
  panels: personPanels,
  removalFacts: personRemovalFacts,
}
