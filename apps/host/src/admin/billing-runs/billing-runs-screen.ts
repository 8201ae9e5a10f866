import type { Screen } from '@delebil/admin-components'
import { adminResources, billingRunStates } from '@delebil/core-api/admin'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { RehearsalPreview } from './rehearsal-preview.tsx'
import { runActions } from './run-actions.ts'
import { RunPhoneRow } from './run-phone-row.tsx'
import { runTexts } from './run-texts.ts'

export const billingRunsScreen: Screen<'billing-runs'> = {
  ...adminPaths['billing-runs'],
  resource: adminResources['billing-runs'],
  heading: ['Fakturering', 'Kjøring'],
  newText: 'Ny kjøring',
  newHeading: 'Ny kjøring',
  sections: [
    {
      heading: 'Kjøringen',
      text: 'Alt som er levert til og med dagen og ikke fakturert, fryses som det er nå. Ingenting sendes før en annen har godkjent det.',
      fields: ['deliveredUntil', 'invoiceDate', 'note'],
    },
  ],
  previewHeading: runTexts.step.rehearsal,
  Preview: RehearsalPreview,
  formPlace: 'last',
  tones: { state: { DRAFT: 'yellow', CHECKED: 'yellow', APPROVED: 'green', ISSUING: 'green', DONE: 'green' } },
  views: [
    { key: 'godkjenning', name: billingRunStates.CHECKED, where: { state: 'CHECKED' }, meaning: 'look' },
    { key: 'utkast', name: billingRunStates.DRAFT, where: { state: 'DRAFT' } },
    { key: 'ferdig', name: billingRunStates.DONE, where: { state: 'DONE' } },
  ],
  PhoneRow: RunPhoneRow,
  actions: runActions,
  Lead: lazyPart(async () => (await import('./run-lead.tsx')).RunLead),
  leadFields: [
    'deliveredUntil',
    'invoiceDate',
    'dueDate',
    'state',
    'memberships',
    'grossOre',
    'vatOre',
    'setAside',
    'issued',
    'draftedBy',
    'draftedAt',
    'approvedBy',
    'approvedAt',
    'doneAt',
  ],
  panels: [
    {
      key: 'bills',
      heading: runTexts.bills,
      Panel: lazyPart(async () => (await import('./run-bills.tsx')).RunBills),
      shown: ({ state, setAside }) => state !== 'DRAFT' || setAside > 0,
    },
  ],
}
