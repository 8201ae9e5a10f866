import { LinkButton, Stack } from '@delebil/ui'
import { page } from '../account/account.css.ts'
import { LicenseState } from '../account/license-state.tsx'
import { MyDataSection } from '../account/my-data-section.tsx'
import { NotificationsSection } from '../account/notifications-section.tsx'
import { OwnSection } from '../account/own-section.tsx'
import { PasswordSection } from '../account/password-section.tsx'
import { PersonForm } from '../account/person-form.tsx'
import { SectionCard } from '../account/section-card.tsx'
import { SessionsSection } from '../account/sessions-section.tsx'
import { useOwn } from '../account/use-own.ts'
import { CalendarSection } from '../calendar/calendar-section.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { paths } from '../paths.ts'
import { SignOnSection } from '../sign-on/sign-on-section.tsx'
import { texts } from '../texts.ts'

const { account } = texts

/** Everything about the person's own account. */
export function ProfilePage() {
  const own = useOwn('getPerson')
  const sessions = useOwn('listSessions')
  const person = own.data
  return (
    <div className={page}>
      <PageHeading>{texts.headings.profile}</PageHeading>
      <Stack gapPx={24}>
        <OwnSection heading={account.data.heading} own={own}>
          {(known) => <PersonForm person={known} onSaved={own.refresh} />}
        </OwnSection>
        {person && <PasswordSection person={person} onChanged={() => sessions.refresh()} />}
        {person && <SignOnSection person={person} onChanged={own.refresh} />}
        {person && (
          <SectionCard heading={account.license.heading}>
            <LicenseState license={person.license} />
            <div>
              <LinkButton href={paths.verifyLicense}>
                {person.license.state === 'UNKNOWN' ? account.license.verify : account.license.verifyAgain}
              </LinkButton>
            </div>
          </SectionCard>
        )}
        <NotificationsSection />
        <CalendarSection />
        <SessionsSection sessions={sessions} />
        {person && <MyDataSection person={person} />}
      </Stack>
    </div>
  )
}
