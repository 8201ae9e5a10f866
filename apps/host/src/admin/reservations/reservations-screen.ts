import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { CircleCheck, ClipboardList } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { smsPassage } from '../shared/sms-ways.ts'
import { CarPicker } from './car-picker.tsx'
import { kilometersPanel } from './kilometers-panel.tsx'
import { membershipOfPerson } from './membership-of-person.ts'
import { QuotePreview } from './quote-preview.tsx'
import { RefusalHelp } from './refusal-help.tsx'
import { reservationActions } from './reservation-actions.ts'
import { ReservationPhoneRow, reservationCells } from './reservation-cells.tsx'
import { ReservationContext } from './reservation-context.tsx'
import { reservationDays, reservationLines } from './reservation-days.ts'
import { ReservationHappened } from './reservation-happened.tsx'
import { ReservationLead } from './reservation-lead.tsx'
import { reservationPanels } from './reservation-panels.tsx'
import { reservationTexts } from './reservation-texts.ts'

export const reservationsScreen: Screen<'reservations'> = {
  ...adminPaths.reservations,
  resource: adminResources.reservations,
  heading: ['Reservasjoner', 'Reservasjon'],
  isHeadedByName: true,
  newText: 'Ny reservasjon',
  // What is on its way is marked; the other states are words.
  tones: { state: { ONGOING: 'green' } },
  cells: reservationCells,
  rowMeaning: ({ progress }) => (progress === 'LATE' ? 'wrong' : progress === 'OVER' ? 'over' : undefined),
  quickDays: reservationDays,
  divided: reservationLines,
  PhoneRow: ReservationPhoneRow,
  callOf: ({ phone, person }) => (phone === null ? undefined : { phone, name: person ?? phone }),
  searchHint: 'Navn, telefon, nummer, skilt, bil eller plass',
  // Who comes first: it says which membership it is.
  sections: [
    { heading: reservationTexts.who, fields: ['personId', 'membershipId'] },
    {
      heading: reservationTexts.what,
      text: reservationTexts.shortMoments,
      fields: ['start', 'end', 'carId', 'superDamageWaiver', 'userNote'],
    },
  ],
  follow: membershipOfPerson,
  views: [
    { key: 'i-dag', name: 'I dag', where: { days: ['TODAY'] }, sort: 'urgency', isFirst: true },
    { key: 'ute', name: 'Ute nå', where: { progress: ['LATE', 'OUT'] }, sort: 'urgency' },
    { key: 'ikke-levert', name: 'Ikke levert', where: { progress: 'LATE' }, sort: 'urgency', meaning: 'wrong' },
    { key: 'i-morgen', name: 'I morgen', where: { days: ['TOMORROW'] }, sort: 'urgency' },
    { key: 'ses-pa', name: 'Må ses på', where: { needsReview: true }, meaning: 'look' },
  ],
  bulk: [
    { key: 'reset-review', label: 'Er sett på', icon: CircleCheck, task: { action: 'reset-review' } },
    { key: 'ask-review', label: 'Til arbeidslisten', icon: ClipboardList, task: { action: 'ask-review' } },
  ],
  passages: [smsPassage('reservations')],
  actions: reservationActions,
  Preview: QuotePreview,
  previewHeading: reservationTexts.quote.heading,
  overridable: [
    'reservation.limit-reached',
    'membership.not-active',
    'period.start-in-past',
    'period.too-far-ahead',
    'period.too-long',
  ],
  Context: ReservationContext,
  Lead: ReservationLead,
  leadFields: [
    'reservationNumber',
    'membership',
    'person',
    'phone',
    'carNumber',
    'licensePlate',
    'model',
    'location',
    'started',
    'ended',
    'needsReview',
    'assignee',
    'kilometersMissing',
  ],
  formPlace: 'beside',
  Happened: ReservationHappened,
  inputs: { carId: CarPicker },
  RefusalHelp,
  panels: [...reservationPanels, kilometersPanel],
}
