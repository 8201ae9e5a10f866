import { useAnswer } from '@delebil/core-api/react'
import { LinkButton, Stack } from '@delebil/ui'
import { useSessionState } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { columns, paragraph, widePage } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { SectionCard } from '../../site/page/section-card.tsx'
import { useHeldBack } from '../../site/page/use-held-back.ts'
import { paths } from '../../site/paths.ts'
import { secondStepTexts } from '../../site/second-step/second-step-texts.ts'
import { BillingSection } from '../billing-data/billing-section.tsx'
import { CalendarSection } from '../calendar/calendar-section.tsx'
import { SignOnSection } from '../sign-on/sign-on-section.tsx'
import { accountTexts } from './account-texts.ts'
import { LicenseState } from './license-state.tsx'
import { MyDataSection } from './my-data-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonForm } from './person-form.tsx'
import { SessionsSection } from './sessions-section.tsx'

function SecondStepLink() {
  const { whoami } = useSessionState()
  if (!whoami?.organizationPermissions.length) return null
  return (
    <SectionCard heading={secondStepTexts.heading}>
      <p className={paragraph}>{secondStepTexts.lead}</p>
      <div>
        <LinkButton href={paths.secondStep}>{secondStepTexts.setUp}</LinkButton>
      </div>
    </SectionCard>
  )
}

/** Everything about the person's own account. */
export function ProfilePage() {
  const own = useHeldBack(useAnswer('getPerson', {}))
  const sessions = useAnswer('listSessions', {})
  const { whoami, selectedMembershipId } = useSessionState()
  const person = own.data
  const membership = whoami?.memberships.find(({ id }) => id === selectedMembershipId)
  return (
    <div className={widePage}>
      <PageHeading>{nameTexts.profile}</PageHeading>
      <div className={columns}>
        <Stack gapPx={16}>
          <OwnSection heading={accountTexts.data.heading} own={own}>
            {(known) => <PersonForm person={known} onSaved={(saved) => void own.mutate(saved, false)} />}
          </OwnSection>
          {person && (
            <SectionCard heading={accountTexts.license.heading}>
              <LicenseState license={person.license} />
              <div>
                <LinkButton href={paths.verifyLicense}>
                  {person.license.state === 'UNKNOWN' ? accountTexts.license.verify : accountTexts.license.verifyAgain}
                </LinkButton>
              </div>
            </SectionCard>
          )}
          {membership?.isOwner && <BillingSection key={membership.id} membershipId={membership.id} />}
          {person && <PasswordSection person={person} onChanged={() => void sessions.mutate()} />}
          <SecondStepLink />
          {person && <SignOnSection person={person} onChanged={() => void own.mutate()} />}
        </Stack>
        <Stack gapPx={16}>
          <NotificationsSection />
          <CalendarSection />
          <SessionsSection sessions={sessions} />
          {person && <MyDataSection person={person} />}
        </Stack>
      </div>
    </div>
  )
}
