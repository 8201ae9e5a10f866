import { Tabs } from '@delebil/ui'
import { useSessionState } from '../../site/context/site-context.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { LoginBox } from '../log-in/login-box.tsx'
import { NewUserFields } from '../new-user/new-user-fields.tsx'
import type { NewUser } from '../new-user/use-new-user.ts'
import { membershipTexts } from './membership-texts.ts'

const { join } = membershipTexts

export interface UserOnTheWayProps {
  newUser: NewUser
  /** Whether the person says to have a user. */
  isKnown: boolean
  onKnown: (isKnown: boolean) => void
}

/** Who joins: the person who is logged in, or a way to become one without leaving the page. */
export function UserOnTheWay({ newUser, isKnown, onKnown }: UserOnTheWayProps) {
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
            selectedKey={isKnown ? 'known' : 'new'}
            onSelectionChange={(key) => onKnown(key === 'known')}
            tabs={[
              { id: 'new', label: join.newUser, content: <NewUserFields form={newUser} /> },
              { id: 'known', label: join.logIn, content: <LoginBox isJoining /> },
            ]}
          />
        </>
      )}
    </SectionCard>
  )
}
