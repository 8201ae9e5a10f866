import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { CircleCheck } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { CaseLead } from './case-lead.tsx'
import { CaseRow } from './case-row.tsx'

export const problemReservationsScreen: Screen<'problem-reservations'> = {
  path: adminPaths['problem-reservations'].path,
  recordPath: adminPaths['problem-reservations'].recordPath,
  resource: adminResources['problem-reservations'],
  heading: ['Arbeidsliste', 'Reservasjon'],
  isHeadedByName: true,
  tones: { state: { ONGOING: 'green' }, reason: { REVIEW: 'yellow', LATE: 'red' } },
  queue: { Row: CaseRow, of: 'reservations', Lead: CaseLead },
  searchHint: 'Navn, telefon, nummer, skilt, bil eller plass',
  rowMeaning: ({ reason }) => (reason === 'LATE' ? 'wrong' : undefined),
  callOf: ({ phone, person }) => (phone === null ? undefined : { phone, name: person ?? phone }),
  views: [
    { key: 'uten-ansvarlig', name: 'Ingen følger dem opp', where: { assigneeId: null } },
    { key: 'sene', name: 'Ikke levert i tide', where: { reason: 'LATE' }, meaning: 'wrong' },
  ],
  bulk: [{ key: 'reset-review', label: 'Er sett på', icon: CircleCheck, task: { action: 'reset-review' } }],
}
