import { screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { CarImageCard } from '../car-images/car-image-card.tsx'
import { carImagePanels } from '../car-images/car-image-panels.tsx'
import { carActions } from '../cars/car-actions.ts'
import { carPanels } from '../cars/car-panels.tsx'
import { carSections } from '../cars/car-sections.ts'
import { conflictRecordPanel } from '../conflicts/conflict-record-panel.tsx'
import { conflictsOfCar } from '../conflicts/conflicts-of-car.ts'
import { damageActions } from '../damages/damage-actions.ts'
import { damagePanels } from '../damages/damage-panels.tsx'
import { damageSections } from '../damages/damage-sections.ts'
import { entityMessageSections } from '../entity-messages/entity-message-sections.ts'
import { PopupPreview } from '../entity-messages/popup-preview.tsx'
import { HelpPreview, SpecificPreview } from '../help/help-preview.tsx'
import { helpSections, specificSections } from '../help/help-sections.ts'
import { helpPanels } from '../help/specific-panel.tsx'
import { locationPanels } from '../locations/location-panels.tsx'
import { locationSections } from '../locations/location-sections.ts'
import { cardActions } from '../member-cards/card-actions.ts'
import { membershipActions, membershipPanels } from '../memberships/membership-screen.tsx'
import { membershipStatus } from '../memberships/membership-status.ts'
import { messageActions, messagePanels } from '../messages/message-screen.tsx'
import { modelPanels } from '../models/model-panels.tsx'
import { modelSections } from '../models/model-sections.ts'
import { personActions, personPanels, personRemovalFacts } from '../persons/person-screen.tsx'
import { membershipOfPerson } from '../reservations/membership-of-person.ts'
import { QuotePreview } from '../reservations/quote-preview.tsx'
import { reservationActions } from '../reservations/reservation-actions.ts'
import { reservationPanels } from '../reservations/reservation-panels.tsx'
import { reservationSections } from '../reservations/reservation-sections.ts'
import { reservationTexts } from '../reservations/reservation-texts.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { adminTexts } from './admin-texts.ts'
import { bulkPresets } from './bulk-presets.ts'
import { namedInMessages, picturesOfDamage, solutionsOfSituation } from './removal-facts.ts'
import { standingViews } from './standing-views.ts'

const damageTones = { REPORTED: 'yellow', ACCEPTED: 'red', REPAIRED: 'green' } as const
/** What is on its way is marked; the other states are words. */
const reservationTones = { ONGOING: 'green' } as const
const withoutNew = ({ path, recordPath }: (typeof adminPaths)['persons']) => ({ path, recordPath })

/** Every kind of record that has a screen: a resource of the contract, its headings and its addresses. */
export const screens = {
  persons: screen({
    resource: adminResources.persons,
    views: standingViews.persons,
    heading: ['Personer', 'Person'],
    newText: 'Ny bruker',
    newHeading: 'Person',
    actions: personActions,
    panels: personPanels,
    removalFacts: personRemovalFacts,
    ...adminPaths.persons,
  }),
  memberships: screen({
    resource: adminResources.memberships,
    bulk: bulkPresets.memberships,
    views: standingViews.memberships,
    heading: ['Medlemskap', 'Medlemskap'],
    statuses: { state: membershipStatus },
    affectedHeading: adminTexts.openReservations,
    actions: membershipActions,
    panels: membershipPanels,
    ...withoutNew(adminPaths.memberships),
  }),
  memberCards: screen({
    resource: adminResources['member-cards'],
    bulk: bulkPresets.memberCards,
    views: standingViews.memberCards,
    heading: ['Nøkkelkort', 'Nøkkelkort'],
    newText: 'Nytt nøkkelkort',
    newHeading: 'Nøkkelkort',
    actions: cardActions,
    ...adminPaths.memberCards,
  }),
  reservations: screen({
    resource: adminResources.reservations,
    bulk: bulkPresets.reservations,
    views: standingViews.reservations,
    heading: ['Reservasjoner', 'Reservasjon'],
    newText: 'Ny reservasjon',
    tones: { state: reservationTones },
    actions: reservationActions,
    Preview: QuotePreview,
    previewHeading: reservationTexts.quote.heading,
    sections: reservationSections,
    follow: membershipOfPerson,
    overridable: [
      'reservation.limit-reached',
      'membership.not-active',
      'period.start-in-past',
      'period.too-far-ahead',
      'period.too-long',
    ],
    panels: [conflictRecordPanel, ...reservationPanels],
    ...adminPaths.reservations,
  }),
  adminReservations: screen({
    resource: adminResources['admin-reservations'],
    heading: ['Adminreservasjoner', 'Adminreservasjon'],
    newText: 'Sperr en bil',
    ...adminPaths.adminReservations,
    // What staff booked for a member is changed among the reservations.
    recordPath: (record) =>
      ('kind' in record && record.kind === 'admin' ? adminPaths.reservations : adminPaths.adminReservations).recordPath(
        record,
      ),
  }),
  workList: screen({
    resource: adminResources['problem-reservations'],
    bulk: bulkPresets.workList,
    views: standingViews.workList,
    heading: ['Arbeidsliste', 'Reservasjon'],
    tones: { state: reservationTones, reason: { REVIEW: 'yellow', LATE: 'red' } },
    path: adminPaths.workList.path,
    recordPath: adminPaths.reservations.recordPath,
  }),
  messages: screen({
    resource: adminResources.messages,
    bulk: bulkPresets.messages,
    views: standingViews.messages,
    heading: ['Meldinger', 'Melding'],
    outsideForm: ['isRead'],
    actions: messageActions,
    panels: messagePanels,
    ...withoutNew(adminPaths.messages),
  }),
  damages: screen({
    resource: adminResources.damages,
    bulk: bulkPresets.damages,
    views: standingViews.damages,
    heading: ['Skader', 'Skade'],
    removalFacts: picturesOfDamage,
    newText: 'Ny skade',
    newHeading: 'Skade',
    tones: { state: damageTones },
    sections: damageSections,
    outsideForm: ['state'],
    actions: damageActions,
    panels: damagePanels,
    conflictsOf: conflictsOfCar('carId'),
    ...adminPaths.damages,
  }),
  cars: screen({
    resource: adminResources.cars,
    bulk: bulkPresets.cars,
    views: standingViews.cars,
    heading: ['Biler', 'Bil'],
    removalFacts: namedInMessages('carIds'),
    newText: 'Ny bil',
    newHeading: 'Bil',
    sections: carSections,
    actions: carActions,
    panels: carPanels,
    conflictsOf: conflictsOfCar('id'),
    ...adminPaths.cars,
  }),
  assignments: screen({
    resource: adminResources.assignments,
    heading: ['Plasseringer', 'Plassering'],
    newText: 'Ny plassering',
    conflictsOf: conflictsOfCar('carId'),
    path: adminPaths.assignments.path,
  }),
  locations: screen({
    resource: adminResources.locations,
    heading: ['Lokasjoner', 'Lokasjon'],
    removalFacts: namedInMessages('locationIds'),
    newText: 'Ny lokasjon',
    newHeading: 'Lokasjon',
    sections: locationSections,
    panels: locationPanels,
    ...adminPaths.locations,
  }),
  models: screen({
    resource: adminResources.models,
    heading: ['Bilmodeller', 'Bilmodell'],
    removalFacts: namedInMessages('modelIds'),
    newText: 'Ny bilmodell',
    newHeading: 'Bilmodell',
    sections: modelSections,
    panels: modelPanels,
    ...adminPaths.models,
  }),
  entityMessages: screen({
    resource: adminResources['entity-messages'],
    bulk: bulkPresets.entityMessages,
    views: standingViews.entityMessages,
    heading: ['Popupmeldinger', 'Popupmelding'],
    newText: 'Ny popupmelding',
    sections: entityMessageSections,
    Preview: PopupPreview,
    ...adminPaths.entityMessages,
  }),
  help: screen({
    resource: adminResources.situations,
    bulk: bulkPresets.help,
    views: standingViews.help,
    heading: ['Rediger', 'Rediger'],
    removalFacts: solutionsOfSituation,
    newText: 'Ny hjelpeside',
    newHeading: 'Rediger',
    sections: helpSections,
    Preview: HelpPreview,
    panels: helpPanels,
    ...adminPaths.help,
  }),
  featureToggles: screen({
    resource: adminResources['feature-toggles'],
    heading: ['Brytere', 'Bryter'],
    ...adminPaths.featureToggles,
  }),
  specificHelp: screen({
    resource: adminResources['situations/specific'],
    heading: ['Spesifikke løsninger', 'Spesifikke løsninger'],
    newText: 'Ny spesifikk løsning',
    newHeading: 'Spesifikke løsninger',
    sections: specificSections,
    Preview: SpecificPreview,
    ...adminPaths.specificHelp,
  }),
  carImages: screen({
    resource: adminResources['car-image'],
    heading: ['Bil-bilder', 'Bil-bilde'],
    newText: 'Nytt Bil-bilde',
    Card: CarImageCard,
    panels: carImagePanels,
    ...adminPaths.carImages,
  }),
} as const
