import { Tabs } from '@delebil/ui'
import { useSessionState } from '../../site/context/site-context.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { LoginBox } from '../log-in/login-box.tsx'
import { CreateUserForm } from '../new-user/create-user-form.tsx'
import { membershipTexts } from './membership-texts.ts'

const { join } = membershipTexts

/** Who joins: the person who is logged in, or a way to become one without leaving the page. */
export function UserOnTheWay() {
  const { whoami } = useSessionState()
  return (
    <SectionCard heading={join.user}>
      {whoami ? (
        <p className={paragraph}>
          {join.loggedInAs(whoami.person.name, whoami.person.email || whoami.partner?.name || '')}
        </p>
      ) : (
        <>
          <p className={paragraph}>{join.userText}</p>
          <Tabs
            label={join.tabs}
            tabs={[
              { id: 'new', label: join.newUser, content: <CreateUserForm /> },
              { id: 'known', label: join.logIn, content: <LoginBox isJoining /> },
            ]}
          />
        </>
      )}
    </SectionCard>
  )
}
