import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { CirclePause, CirclePlay, Lock } from 'lucide-react'
import { chargesOfMembership } from '../billing/charges-panel.tsx'
import { agreementsOfMembership } from '../invoices/agreements-panel.tsx'
import { billingDataOfMembership } from '../invoices/billing-data-panel.tsx'
import { invoicesOfMembership } from '../invoices/invoices-of-membership.tsx'
import { ledgerOfMembership } from '../ledger/ledger-of-membership.tsx'
import { payablesOfMembership } from '../payouts/payables-of-membership.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { MembershipPhoneRow, membershipCells } from './membership-cells.tsx'
import { MembershipLead } from './membership-lead.tsx'
import { membershipActions, membershipPanels } from './membership-screen.tsx'
import { membershipStateActions } from './membership-state-actions.ts'
import { membershipStatus } from './membership-status.ts'

const { path, recordPath } = adminPaths.memberships

export const membershipsScreen: Screen<'memberships'> = {
  path,
  recordPath,
  resource: adminResources.memberships,
  heading: ['Medlemskap', 'Medlemskap'],
  searchHint: 'Navn eller organisasjonsnummer',
  views: [
    { key: 'betaling', name: 'Betaling mangler', where: { state: 'PAYMENT_REQUIRED' }, meaning: 'look' },
    { key: 'stengt', name: 'På pause eller sperret', where: { state: ['PAUSED', 'BLOCKED'] } },
    { key: 'id-kort', name: 'Krever ID-kort', where: { externalIdCardVerificationRequired: true } },
  ],
  bulk: [
    { key: 'active', label: 'Sett aktive', icon: CirclePlay, task: { action: 'change', values: { state: 'ACTIVE' } } },
    {
      key: 'paused',
      label: 'Sett på pause',
      icon: CirclePause,
      task: { action: 'change', values: { state: 'PAUSED' } },
    },
    { key: 'blocked', label: 'Sperr', icon: Lock, task: { action: 'change', values: { state: 'BLOCKED' } } },
  ],
  statuses: { state: membershipStatus },
  cells: membershipCells,
  PhoneRow: MembershipPhoneRow,
  affectedHeading: (count) =>
    count === 1
      ? 'Medlemskapet har én reservasjon som ikke er over'
      : `Medlemskapet har ${count} reservasjoner som ikke er over`,
  Lead: MembershipLead,
  leadFields: ['type', 'membershipType', 'memberCount'],
  formPlace: 'beside',
  actions: [...membershipActions, ...membershipStateActions],
  panels: [
    ...membershipPanels,
    billingDataOfMembership,
    agreementsOfMembership,
    invoicesOfMembership,
    chargesOfMembership,
    ledgerOfMembership,
    payablesOfMembership,
  ],
}
