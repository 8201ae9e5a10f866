import { Button, Inline } from '@delebil/ui'
import { useSessionState } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { NewUserFields } from '../new-user/new-user-fields.tsx'
import { membershipTexts } from './membership-texts.ts'
import type { useJoin } from './use-join.ts'

const { join } = membershipTexts

/** Who joins: the person who is logged in, or what makes a new one; who has a user logs in without leaving the page. */
export function JoiningPerson({ joining }: { readonly joining: ReturnType<typeof useJoin> }) {
  const { whoami } = useSessionState()
  const { form, logIn, setPersonName } = joining
  return (
    <SectionCard heading={join.userStep}>
      {whoami ? (
        <p className={paragraph}>
          {join.loggedInAs(whoami.person.name, whoami.person.email || whoami.partner?.name || '')}
        </p>
      ) : (
        <>
          <Inline gapPx={8}>
            <span className={paragraph}>{join.hasUser}</span>
            <Button isSmall onPress={logIn}>
              {nameTexts.logIn}
            </Button>
          </Inline>
          <NewUserFields
            field={(name) => (name === 'name' ? { ...form.field(name), onChange: setPersonName } : form.field(name))}
          />
        </>
      )}
    </SectionCard>
  )
}
