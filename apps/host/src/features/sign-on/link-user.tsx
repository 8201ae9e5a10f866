import type { SignOn, WaitingSignOn } from '@delebil/core-api'
import { Button, ErrorMessage, LinkButton, Stack } from '@delebil/ui'
import { useState } from 'react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useGo } from '../../site/context/use-go.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { LoginBox } from '../log-in/login-box.tsx'
import { signOnTexts } from './sign-on-texts.ts'

const { existing } = signOnTexts

export interface LinkUserProps {
  waiting: WaitingSignOn
  signOn: SignOn
  returnPath: string
}

/** Links the person who is logged in, else whoever logs in now. */
export function LinkUser(props: LinkUserProps) {
  const { whoami } = useSessionState()
  const { waiting, signOn, returnPath } = props
  if (whoami) return <ConfirmLink {...props} user={whoami.person.name} />
  const claims = { sub: waiting.sub, phoneNo: waiting.phoneNo ?? '' }
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{existing.text(signOn.title)}</p>
      <LoginBox link={{ claims, returnPath }} />
    </Stack>
  )
}

function ConfirmLink({ waiting, signOn, returnPath, user }: LinkUserProps & { user: string }) {
  const { api, session } = useSite()
  const go = useGo()
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<string>()

  async function link(): Promise<void> {
    setIsPending(true)
    const { sub, phoneNo } = waiting
    const result = await api.linkSignOn({ params: { sso: signOn.name }, body: { sub, phoneNo } })
    setIsPending(false)
    if (!result.ok) return setMessage(result.refusal.message)
    await session.refreshUserData()
    go(returnPath)
  }
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{existing.confirm(signOn.title, waiting.name ?? waiting.email ?? waiting.sub, user)}</p>
      <ErrorMessage>{message}</ErrorMessage>
      <Button variant="primary" isWide isPending={isPending} onPress={() => void link()}>
        {existing.link}
      </Button>
      <LinkButton variant="quiet" isWide href={returnPath}>
        {existing.cancel}
      </LinkButton>
    </Stack>
  )
}
