import { ReadinessNotice } from '@delebil/booking-widget'
import type { MembershipDetail } from '@delebil/core-api'
import { Card, LinkButton, Stack } from '@delebil/ui'
import { needsIdCard } from '@delebil/validation'
import { useEffect, useRef } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { paths } from '../../site/paths.ts'
import { PaymentFacts } from '../payment/payment-facts.tsx'
import { name } from './membership.css.ts'
import { MembershipStatus } from './membership-status.tsx'
import { membershipTexts } from './membership-texts.ts'

const { joined, idCard } = membershipTexts

/** What was joined, and what comes next. Takes focus, so that it is read out. */
export function JoinedView({ membership }: { membership: MembershipDetail }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isPartners = useSessionState().whoami?.partner !== undefined
  const isReady = membership.state === 'ACTIVE' && !needsIdCard(membership)
  return (
    <Card as="section" aria-labelledby="joined" padding="large">
      <Stack gapPx={16}>
        <h2 id="joined" ref={heading} tabIndex={-1} className={name} style={{ outline: 'none' }}>
          {joined.heading(membership.name)}
        </h2>
        <MembershipStatus membership={membership} isLong />
        {isReady && <p className={paragraph}>{joined.active}</p>}
        <ReadinessNotice organizationId={membership.organizationId} />
        {needsIdCard(membership) && <p className={paragraph}>{idCard.missing}</p>}
        {membership.state === 'PAYMENT_REQUIRED' && <PaymentFacts membership={membership} />}
        {isReady ? (
          <>
            <LinkButton variant="primary" isWide href={paths.findCar}>
              {joined.findCar}
            </LinkButton>
            {!isPartners && (
              <LinkButton isWide href={paths.membership(membership.id)}>
                {joined.toMembership}
              </LinkButton>
            )}
          </>
        ) : (
          <LinkButton
            variant={membership.state === 'PAYMENT_REQUIRED' ? 'secondary' : 'primary'}
            isWide
            href={paths.membership(membership.id)}
          >
            {joined.toMembership}
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}
