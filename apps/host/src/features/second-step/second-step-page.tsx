import { useAnswer } from '@delebil/core-api/react'
import { Banner } from '@delebil/ui'
import { SECOND_STEP_MINUTES } from '@delebil/validation'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { SectionCard } from '../../site/page/section-card.tsx'
import { ProveForm } from '../../site/second-step/prove-form.tsx'
import { secondStepTexts } from '../../site/second-step/second-step-texts.ts'
import { AddFactor } from './add-factor.tsx'
import { FactorList } from './factor-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondStepPageTexts as own } from './second-step-page-texts.ts'

/** Where a person sets up what they prove themselves with beside their log-in. */
export function SecondStepPage() {
  const { now } = useSite()
  const answer = useAnswer('getSecondStep', {})
  const [codes, setCodes] = useState<readonly string[]>()
  const { data } = answer
  const since = data?.provedAt ? now().getTime() - Date.parse(data.provedAt) : Number.POSITIVE_INFINITY
  const hasAny = data !== undefined && data.factors.length > 0
  const mayChange = !hasAny || since < SECOND_STEP_MINUTES * 60_000
  return (
    <div className={narrowPage}>
      <PageHeading>{secondStepTexts.heading}</PageHeading>
      <p className={paragraph}>{secondStepTexts.lead}</p>
      {data?.isDemanded && !hasAny && <Banner tone="warning" title={own.demanded} />}
      {hasAny && !mayChange && (
        <SectionCard heading={secondStepTexts.prove}>
          <p className={paragraph}>{own.proveFirst}</p>
          <ProveForm
            hasPasskey={data.factors.some(({ kind }) => kind === 'PASSKEY')}
            onProved={() => void answer.mutate()}
          />
        </SectionCard>
      )}
      <OwnSection heading={own.factors} own={answer}>
        {({ factors }) => (
          <FactorList factors={factors} mayChange={mayChange} onChanged={(next) => void answer.mutate(next, false)} />
        )}
      </OwnSection>
      {hasAny && mayChange && <RecoveryCodes codes={codes} left={data.recoveryCodesLeft} onCodes={setCodes} />}
      {data && mayChange && (
        <AddFactor
          key={data.factors.length}
          isFirst={!hasAny}
          hasApps={data.hasApps}
          onAdded={({ secondStep, recoveryCodes }) => {
            void answer.mutate(secondStep, false)
            if (recoveryCodes) setCodes(recoveryCodes)
          }}
        />
      )}
    </div>
  )
}
