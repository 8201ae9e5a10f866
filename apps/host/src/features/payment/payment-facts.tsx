import type { MembershipDetail } from '@delebil/core-api'
import { LinkButton, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Facts } from '../../site/page/facts.tsx'
import { paragraph } from '../../site/page/page.css.ts'
import { paths } from '../../site/paths.ts'
import { PayButton } from './pay-button.tsx'
import { paymentTexts } from './payment-texts.ts'

/** What is missing before a membership that must be paid for is active. */
export function PaymentFacts({ membership }: { membership: MembershipDetail }) {
  const { depositOre, feeOre, isOwner, isOverdue } = membership
  const amountOre = depositOre + feeOre
  if (isOverdue) return <OverdueFacts isOwner={isOwner} />
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{paymentTexts.text}</p>
      <Facts
        facts={[
          ...(depositOre > 0 ? [{ name: paymentTexts.deposit, value: formatNok(depositOre) }] : []),
          ...(feeOre > 0 ? [{ name: paymentTexts.fee, value: formatNok(feeOre) }] : []),
        ]}
      />
      {amountOre > 0 &&
        (isOwner ? (
          <PayButton membership={membership} amountOre={amountOre} />
        ) : (
          <p className={paragraph}>{paymentTexts.ownerPays}</p>
        ))}
    </Stack>
  )
}

/** It is an invoice that is to be paid, and no deposit. */
function OverdueFacts({ isOwner }: Pick<MembershipDetail, 'isOwner'>) {
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{paymentTexts.overdue}</p>
      {isOwner ? (
        <LinkButton variant="primary" isWide href={paths.invoices}>
          {paymentTexts.toInvoices}
        </LinkButton>
      ) : (
        <p className={paragraph}>{paymentTexts.ownerPaysInvoice}</p>
      )}
    </Stack>
  )
}
