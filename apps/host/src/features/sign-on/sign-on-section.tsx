import type { OwnPerson, SignOn } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ConfirmDialog, ErrorMessage } from '@delebil/ui'
import { memberProblemText } from '@delebil/validation/text'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import * as css from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { paths } from '../../site/paths.ts'
import { goToProvider } from '../log-in/go-to-provider.ts'
import { useSignOn } from '../log-in/use-sign-on.ts'
import { signOnTexts } from './sign-on-texts.ts'

const { section } = signOnTexts

export interface SignOnSectionProps {
  person: OwnPerson
  onChanged: () => void
}

/** Linking and unlinking on the profile; nothing where the site has no single sign-on. */
export function SignOnSection(props: SignOnSectionProps) {
  const signOn = useSignOn()
  return signOn ? <SignOnCard signOn={signOn} {...props} /> : null
}

function SignOnCard({ signOn, person, onChanged }: SignOnSectionProps & { signOn: SignOn }) {
  const { title } = signOn
  const isLinked = person.oidcId !== null
  const [isUnlinked, setIsUnlinked] = useState(false)
  return (
    <SectionCard heading={title}>
      <div role="status">{isUnlinked && !isLinked && <p className={css.done}>{section.unlinked(title)}</p>}</div>
      <p className={css.paragraph}>{isLinked ? section.linked(title) : section.notLinked(title)}</p>
      {isLinked ? (
        <Unlink
          signOn={signOn}
          hasPassword={person.hasPassword}
          onUnlinked={() => {
            setIsUnlinked(true)
            onChanged()
          }}
        />
      ) : (
        <div>
          <Button onPress={() => goToProvider(signOn, paths.profile, { link: true })}>{section.link(title)}</Button>
        </div>
      )}
    </SectionCard>
  )
}

interface UnlinkProps {
  signOn: SignOn
  hasPassword: boolean
  onUnlinked: () => void
}

function Unlink({ signOn, hasPassword, onUnlinked }: UnlinkProps) {
  const { session } = useSite()
  const [isAsking, setIsAsking] = useState(false)
  const { send, isPending, refusal } = useChange('unlinkSignOn')
  if (!hasPassword) return <p className={css.muted}>{memberProblemText['single-sign-on.only-way-in']}</p>

  async function unlink(): Promise<void> {
    const result = await send({ params: { sso: signOn.name } })
    setIsAsking(false)
    if (!result.ok) return
    onUnlinked()
    await session.refreshUserData()
  }
  return (
    <>
      <ErrorMessage>{refusal?.message}</ErrorMessage>
      <div>
        <Button onPress={() => setIsAsking(true)}>{section.unlink(signOn.title)}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        heading={section.unlinkHeading(signOn.title)}
        confirmText={section.unlink(signOn.title)}
        isDanger={false}
        isPending={isPending}
        onConfirm={() => void unlink()}
        onCancel={() => setIsAsking(false)}
      >
        {section.unlinkText}
      </ConfirmDialog>
    </>
  )
}
