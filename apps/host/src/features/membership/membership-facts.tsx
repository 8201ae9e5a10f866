import type { MembershipDetail } from '@delebil/core-api'
import { Badge, Inline, Stack } from '@delebil/ui'
import { useSessionState } from '../../site/context/site-context.ts'
import { Facts } from '../../site/page/facts.tsx'
import { PaymentFacts } from '../payment/payment-facts.tsx'
import { MembershipStatus } from './membership-status.tsx'
import { membershipTexts } from './membership-texts.ts'

const own = membershipTexts

/** State, kind and club of a membership, and what is missing. */
export function MembershipFacts({ membership }: { membership: MembershipDetail }) {
  const { whoami } = useSessionState()
  const { isOwner, default: isDefault, typeName, organizationNumber, parentName, state } = membership
  const org = whoami?.organizations.find(({ id }) => id === membership.organizationId)
  return (
    <Stack gapPx={16}>
      <Inline gapPx={8}>
        {isOwner && <Badge>{own.owner}</Badge>}
        {isDefault && <Badge>{own.default}</Badge>}
        {parentName !== null && <span>{own.under(parentName)}</span>}
      </Inline>
      <Facts
        facts={[
          { name: own.status, value: <MembershipStatus membership={membership} isLong /> },
          ...(org ? [{ name: own.org, value: org.name }] : []),
          ...(typeName === null ? [] : [{ name: own.type, value: typeName }]),
          ...(organizationNumber === null ? [] : [{ name: own.organizationNumber, value: organizationNumber }]),
        ]}
      />
      {state === 'PAYMENT_REQUIRED' && <PaymentFacts membership={membership} />}
    </Stack>
  )
}
