import { formatDay, HeadedCard, useAdminAnswer } from '@delebil/admin-components'
import type { PaymentProposal, Read } from '@delebil/core-api/admin'
import { formatNok } from '@delebil/validation/text'
import { HandCoins, KeyRound, Landmark } from 'lucide-react'
import { RecordLink } from '../shared/record-link.tsx'
import { InvoiceSteps } from './invoice-steps.tsx'
import { payerOf } from './payer-of.ts'
import * as css from './payment.css.ts'
import { paymentTexts as texts } from './payment-texts.ts'
import { sourceOf } from './source-of.ts'
import { TrailStep } from './trail-step.tsx'

interface PaymentTrailProps {
  readonly record: Read<'incoming-payments'>
  /** What is proposed, where nothing is paid yet. */
  readonly proposal: PaymentProposal | undefined
}

/** The line of the bank, its KID, and each invoice that it pays or may pay, down to the trips and their rules. */
export function PaymentTrail({ record, proposal }: PaymentTrailProps) {
  const { id, version } = record
  const { data } = useAdminAnswer('incoming-payments.allocations', { params: { id } }, { refreshInterval: 0 })
  const paid = data?.data ?? []
  const invoices = paid.flatMap(({ invoice }) => invoice?.id ?? [])
  const shown = invoices.length > 0 ? invoices : proposal?.invoiceId ? [proposal.invoiceId] : []
  return (
    <HeadedCard heading={texts.trail}>
      <ol key={version} className={css.trail}>
        <TrailStep
          icon={Landmark}
          name={texts.steps.bank}
          main={texts.bank(
            formatDay(record.bookedOn),
            formatNok(record.amountOre),
            payerOf(record) ?? texts.unknownPayer,
          )}
          note={sourceOf(record)}
        />
        <KidStep record={record} proposal={invoices.length > 0 ? undefined : proposal} />
        {shown.map((invoiceId) => (
          <InvoiceSteps key={invoiceId} invoiceId={invoiceId} />
        ))}
        {paid.map(({ id: key, target, amountOre, membership, membershipId, reason }) =>
          target === 'INVOICE' ? null : (
            <TrailStep
              key={key}
              icon={HandCoins}
              name={texts.targets[target]}
              main={
                membershipId === null ? (
                  formatNok(amountOre)
                ) : (
                  <RecordLink of="memberships" id={membershipId}>
                    {`${formatNok(amountOre)}, ${membership}`}
                  </RecordLink>
                )
              }
              {...(reason !== null && { note: reason })}
            />
          ),
        )}
      </ol>
    </HeadedCard>
  )
}

function KidStep({ record, proposal }: PaymentTrailProps) {
  const isMended = proposal?.kid != null && proposal.reasons.includes('KID_ONE_OFF')
  const kid = isMended ? proposal.kid : record.kid
  const note = isMended ? texts.kidMended : record.finding === 'MATCHED' ? texts.kidMatches : undefined
  return (
    <TrailStep
      icon={KeyRound}
      name={texts.steps.kid}
      main={kid ?? texts.noKid}
      isAsking={isMended}
      {...(note !== undefined && { note })}
    />
  )
}
