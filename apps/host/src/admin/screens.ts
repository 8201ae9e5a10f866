import { screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from './admin-paths.ts'
import { carSections, entityMessageSections, locationSections, modelSections } from './fleet/fleet-forms.ts'
import { messageActions, messagePanels } from './messages/message-screen.tsx'
import { cardActions } from './people/card-actions.ts'
import { membershipActions, membershipPanels } from './people/membership-screen.tsx'
import { personActions, personPanels, personRemovalFacts } from './people/person-screen.tsx'
import { reservationActions } from './reservations/reservation-actions.ts'
import { reservationPanels } from './reservations/reservation-panels.tsx'

const membershipTones = { ACTIVE: 'green', PAUSED: 'yellow', PAYMENT_REQUIRED: 'yellow', BLOCKED: 'red' } as const
const damageTones = { REPORTED: 'yellow', ACCEPTED: 'red', REPAIRED: 'green' } as const
const withoutNew = ({ path, recordPath }: (typeof adminPaths)['persons']) => ({ path, recordPath })

/** Every kind of record that has a screen: a resource of the contract, its headings and its addresses. */
export const screens = {
  persons: screen({
    resource: adminResources.persons,
    heading: ['Personer', 'Person'],
    newText: 'Ny bruker',
    actions: personActions,
    panels: personPanels,
    removalFacts: personRemovalFacts,
    ...adminPaths.persons,
  }),
  memberships: screen({
    resource: adminResources.memberships,
    heading: ['Medlemskap', 'Medlemskap'],
    tones: { state: membershipTones },
    actions: membershipActions,
    panels: membershipPanels,
    ...withoutNew(adminPaths.memberships),
  }),
  memberCards: screen({
    resource: adminResources['member-cards'],
    heading: ['Nøkkelkort', 'Nøkkelkort'],
    newText: 'Nytt nøkkelkort',
    actions: cardActions,
    isRestorable: true,
    ...adminPaths.memberCards,
  }),
  reservations: screen({
    resource: adminResources.reservations,
    heading: ['Reservasjoner', 'Reservasjon'],
    newText: 'Ny reservasjon',
    actions: reservationActions,
    panels: reservationPanels,
    ...adminPaths.reservations,
  }),
  workList: screen({
    resource: adminResources['problem-reservations'],
    heading: ['Arbeidsliste', 'Reservasjon'],
    tones: { reason: { REVIEW: 'yellow', LATE: 'red' } },
    path: adminPaths.workList.path,
    recordPath: adminPaths.reservations.recordPath,
  }),
  messages: screen({
    resource: adminResources.messages,
    heading: ['Meldinger', 'Melding'],
    actions: messageActions,
    panels: messagePanels,
    ...withoutNew(adminPaths.messages),
  }),
  damages: screen({
    resource: adminResources.damages,
    heading: ['Skader', 'Skade'],
    newText: 'Ny skade',
    tones: { state: damageTones },
    ...adminPaths.damages,
  }),
  cars: screen({
    resource: adminResources.cars,
    heading: ['Biler', 'Bil'],
    newText: 'Ny bil',
    sections: carSections,
    ...adminPaths.cars,
  }),
  assignments: screen({
    resource: adminResources.assignments,
    heading: ['Plasseringer', 'Plassering'],
    newText: 'Ny plassering',
    path: adminPaths.assignments.path,
  }),
  locations: screen({
    resource: adminResources.locations,
    heading: ['Lokasjoner', 'Lokasjon'],
    newText: 'Ny lokasjon',
    isRestorable: true,
    sections: locationSections,
    ...adminPaths.locations,
  }),
  models: screen({
    resource: adminResources.models,
    heading: ['Bilmodeller', 'Bilmodell'],
    newText: 'Ny bilmodell',
    isRestorable: true,
    sections: modelSections,
    ...adminPaths.models,
  }),
  entityMessages: screen({
    resource: adminResources['entity-messages'],
    heading: ['Popupmeldinger', 'Popupmelding'],
    newText: 'Ny popupmelding',
    isRestorable: true,
    sections: entityMessageSections,
    ...adminPaths.entityMessages,
  }),
  help: screen({
    resource: adminResources.situations,
    heading: ['Hjelpesider', 'Rediger'],
    newText: 'Ny hjelpeside',
    ...adminPaths.help,
  }),
} as const
