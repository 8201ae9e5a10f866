import { Tabs } from '@delebil/ui'
import { paragraph } from '../account/account.css.ts'
import { CreateUserForm } from '../account/create-user-form.tsx'
import { SectionCard } from '../account/section-card.tsx'
import { LoginBox } from '../login/login-box.tsx'
import { useSessionState } from '../site/site-context.ts'
import { texts } from '../texts.ts'

const { join } = texts.membership

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
