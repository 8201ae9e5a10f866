import type { MembershipDetail } from '@delebil/core-api'
import { Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation'
import { paragraph } from '../account/account.css.ts'
import { PayButton } from '../payment/pay-button.tsx'
import { paymentTexts } from '../payment/payment-texts.ts'
import { texts } from '../texts.ts'
import { Facts } from './facts.tsx'

const { payment } = texts.membership

/** What is missing before a membership that must be paid for is active. */
export function PaymentFacts({ membership }: { membership: MembershipDetail }) {
  const { depositOre, feeOre, isOwner } = membership
  const amountOre = depositOre + feeOre
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{payment.text}</p>
      <Facts
        facts={[
          ...(depositOre > 0 ? [{ name: payment.deposit, value: formatNok(depositOre) }] : []),
          ...(feeOre > 0 ? [{ name: payment.fee, value: formatNok(feeOre) }] : []),
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
