import type { MembershipType } from '@delebil/core-api'
import { formatNok } from '@delebil/validation/text'
import { useSessionState } from '../../site/context/site-context.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { costOf } from './cost-of.ts'
import { steps } from './membership.css.ts'
import { membershipTexts } from './membership-texts.ts'

const { next } = membershipTexts

/** What the person who joins has before them, in order. */
export function NextSteps({ type, isVisitor }: { readonly type: MembershipType; readonly isVisitor: boolean }) {
  const { whoami } = useSessionState()
  const cost = costOf(type)
  const all = [
    ...(isVisitor ? [next.confirm] : []),
    ...(type.paymentRequired && cost > 0 ? [next.pay(formatNok(cost))] : []),
    ...(type.externalIdCardVerificationRequired ? [next.idCard] : []),
    ...(whoami?.person.driversLicenseValid ? [] : [next.license]),
    next.drive,
  ]
  return (
    <SectionCard heading={next.heading}>
      <ol className={steps}>
        {all.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </SectionCard>
  )
}
