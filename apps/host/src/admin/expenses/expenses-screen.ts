import type { RecordAction, Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { adminPaths } from '../shared/admin-paths.ts'
import { expenseActions, expenseCase } from './expense-actions.ts'
import { ExpenseLead } from './expense-lead.tsx'
import { ExpenseRow } from './expense-row.tsx'
import { expenseTexts as texts } from './expense-texts.ts'

// A case is any record to the queue.
const expenseActionsOfCase = expenseActions as unknown as readonly RecordAction[]
const { path, recordPath } = adminPaths['reservation-expenses']

export const expensesScreen: Screen<'reservation-expenses'> = {
  path,
  recordPath,
  resource: adminResources['reservation-expenses'],
  heading: [texts.heading, texts.one],
  searchHint: texts.search,
  tones: { state: { RECEIVED: 'yellow', CREDITED: 'green', PAYOUT: 'green', PAID: 'green' } },
  sections: [{ heading: 'Til oss selv', text: 'Medlemmet ser den ikke.', fields: ['staffNote'] }],
  outsideForm: ['assigneeId', 'postponedUntil'],
  formPlace: 'last',
  queue: { Row: ExpenseRow, isFirstView: true, actions: [...expenseActionsOfCase, ...expenseCase] },
  Lead: ExpenseLead,
  leadFields: [
    'kind',
    'amountOre',
    'person',
    'reservationNumber',
    'reservationId',
    'licensePlate',
    'carNumber',
    'station',
    'bought',
    'deviations',
    'quantity',
    'fuel',
    'note',
    'start',
    'end',
    'tankLitres',
    'batteryKwh',
    'approvedOre',
    'inputVatOre',
    'chargeId',
    'reason',
    'decided',
    'decidedBy',
    'caseState',
  ],
  views: [
    {
      key: 'venter',
      name: 'Venter',
      where: { state: 'RECEIVED', caseState: 'OPEN' },
      sort: 'urgency',
      meaning: 'look',
      isFirst: true,
    },
    { key: 'mine', name: 'Mine', where: { caseState: 'OPEN' }, isOwn: true, sort: 'urgency' },
    { key: 'utsatt', name: 'Utsatt', where: { caseState: 'POSTPONED' }, sort: 'urgency' },
    { key: 'utbetales', name: 'Skal betales ut', where: { state: 'PAYOUT' } },
    { key: 'godskrevet', name: 'På faktura', where: { state: 'CREDITED' } },
    { key: 'avvist', name: 'Avvist', where: { state: 'REFUSED' } },
  ],
  actions: expenseActions,
}
