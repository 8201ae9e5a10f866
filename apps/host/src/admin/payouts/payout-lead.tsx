import { FactGrid, formatDay, formatMoment } from '@delebil/admin-components'
import { payoutKinds, type Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { RecordLink } from '../shared/record-link.tsx'
import { payoutTexts as texts } from './payout-texts.ts'

type Payout = Read<'payouts'>

/** What is paid out, to whom and why, and who has listed, approved and paid it. */
export function PayoutLead({ record }: { readonly record: Payout }) {
  const { receiver, account, kind, amountOre, reason, membershipId, membership } = record
  return (
    <FactGrid
      facts={[
        {
          label: texts.receiver,
          main: receiver,
          lines: [{ id: 'account', text: texts.accountOf(account) }],
        },
        { label: texts.amount, main: formatNok(amountOre), lines: [{ id: 'kind', text: payoutKinds[kind] }] },
        {
          label: texts.membership,
          main:
            membershipId === null ? (
              texts.nobody
            ) : (
              <RecordLink isMain of="memberships" id={membershipId}>
                {membership ?? String(membershipId)}
              </RecordLink>
            ),
          lines: reason === null ? [] : [{ id: 'reason', text: reason }],
        },
        { label: texts.steps, main: lastOf(record), lines: stepsOf(record) },
      ]}
    />
  )
}

function lastOf({ paidOn, approvedAt, postedOn }: Payout): string {
  if (paidOn !== null) return texts.paidStep(formatDay(paidOn))
  return approvedAt === null ? texts.listedStep(formatDay(postedOn)) : texts.approvedStep(formatMoment(approvedAt))
}

const stepsOf = ({ createdBy, approvedBy, paidBy }: Payout) =>
  [
    { id: 'listed', text: createdBy === null ? '' : texts.listedBy(createdBy) },
    { id: 'approved', text: approvedBy === null ? '' : texts.approvedBy(approvedBy) },
    { id: 'paid', text: paidBy === null ? '' : texts.paidBy(paidBy) },
  ].filter(({ text }) => text !== '')
