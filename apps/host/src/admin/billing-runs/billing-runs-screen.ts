import type { Screen } from '@delebil/admin-components'
import { adminResources, billingRunStates } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { RehearsalPreview } from './rehearsal-preview.tsx'
import { runActions } from './run-actions.ts'
import { RunBills } from './run-bills.tsx'
import { RunLead } from './run-lead.tsx'
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
  actions: runActions,
  Lead: RunLead,
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
      Panel: RunBills,
      shown: ({ state, setAside }) => state !== 'DRAFT' || setAside > 0,
    },
  ],
}
