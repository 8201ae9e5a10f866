import type { Screen } from '@delebil/admin-components'
import { adminResources, payoutStates } from '@delebil/core-api/admin'
import { Check, HandCoins } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { BankFile } from './bank-file.tsx'
import { payoutActions } from './payout-actions.ts'
import { PayoutLead } from './payout-lead.tsx'
import { PayoutPhoneRow } from './payout-phone-row.tsx'
import { payoutTexts as texts } from './payout-texts.ts'

const { path, recordPath } = adminPaths.payouts

export const payoutsScreen: Screen<'payouts'> = {
  path,
  recordPath,
  resource: adminResources.payouts,
  heading: [texts.heading, texts.one],
  searchHint: texts.search,
  tones: { state: { WAITING: 'yellow', APPROVED: 'green', PAID: 'green' } },
  views: [
    {
      key: 'gjores',
      name: texts.toDo,
      where: { state: ['WAITING', 'APPROVED'] },
      meaning: 'look',
      isFirst: true,
      none: [texts.noneToDo, texts.noneToDoHelp],
    },
    { key: 'venter', name: payoutStates.WAITING, where: { state: 'WAITING' } },
    { key: 'godkjent', name: payoutStates.APPROVED, where: { state: 'APPROVED' } },
    { key: 'betalt', name: payoutStates.PAID, where: { state: 'PAID' } },
  ],
  bulk: [
    { key: 'approve', label: texts.approve, icon: Check, task: { action: 'approve' } },
    { key: 'pay', label: texts.pay, icon: HandCoins, task: { action: 'pay' } },
  ],
  PhoneRow: PayoutPhoneRow,
  Above: BankFile,
  Lead: PayoutLead,
  leadFields: [
    'receiver',
    'account',
    'kind',
    'amountOre',
    'membershipId',
    'membership',
    'reason',
    'state',
    'postedOn',
    'createdBy',
    'approvedBy',
    'approvedAt',
    'paidOn',
    'paidBy',
  ],
  actions: payoutActions,
}
