import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { CircleCheck } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { smsPassage } from '../shared/sms-ways.ts'
import { caseCells } from './case-cells.tsx'
import { CaseLead } from './case-lead.tsx'
import { CaseRow } from './case-row.tsx'
import { workActions } from './work-actions.ts'

export const problemReservationsScreen: Screen<'problem-reservations'> = {
  path: adminPaths['problem-reservations'].path,
  recordPath: adminPaths['problem-reservations'].recordPath,
  resource: adminResources['problem-reservations'],
  heading: ['Arbeidsliste', 'Reservasjon'],
  isHeadedByName: true,
  tones: { state: { ONGOING: 'green' }, reason: { REVIEW: 'yellow', LATE: 'red' } },
  cells: caseCells,
  queue: {
    Row: CaseRow,
    isFirstView: true,
    opensFirst: true,
    of: 'reservations',
    Lead: CaseLead,
    actions: workActions,
  },
  searchHint: 'Navn, telefon, nummer, skilt, bil eller plass',
  rowMeaning: ({ reason }) => (reason === 'LATE' ? 'wrong' : undefined),
  callOf: ({ phone, person }) => (phone === null ? undefined : { phone, name: person ?? phone }),
  views: [
    { key: 'venter-pa-oss', name: 'Å gjøre', where: { caseState: 'OPEN' }, sort: 'urgency', isFirst: true },
    { key: 'mine', name: 'Mine', where: { caseState: 'OPEN' }, isOwn: true, sort: 'urgency' },
    {
      key: 'uten-ansvarlig',
      name: 'Ingen sin',
      where: { caseState: 'OPEN', assigneeId: null },
      sort: 'urgency',
    },
    { key: 'utsatt', name: 'Venter', where: { caseState: 'POSTPONED' }, sort: 'urgency' },
    {
      key: 'sene',
      name: 'Ikke levert i tide',
      where: { caseState: 'OPEN', reason: 'LATE' },
      sort: 'urgency',
      meaning: 'wrong',
    },
  ],
  passages: [smsPassage('reservations')],
  bulk: [{ key: 'reset-review', label: 'Er sett på', icon: CircleCheck, task: { action: 'reset-review' } }],
}
