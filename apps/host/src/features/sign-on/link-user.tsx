import type { SignOn, WaitingSignOn } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, LinkButton, Stack } from '@delebil/ui'
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
  const { session } = useSite()
  const go = useGo()
  const { send, isPending, refusal } = useChange('linkSignOn')

  async function link(): Promise<void> {
    const { sub, phoneNo } = waiting
    const result = await send({ params: { sso: signOn.name }, body: { sub, phoneNo } })
    if (!result.ok) return
    await session.refreshUserData()
    go(returnPath)
  }
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{existing.confirm(signOn.title, waiting.name ?? waiting.email ?? waiting.sub, user)}</p>
      <ErrorMessage>{refusal?.message}</ErrorMessage>
      <Button variant="primary" isWide isPending={isPending} onPress={() => void link()}>
        {existing.link}
      </Button>
      <LinkButton variant="quiet" isWide href={returnPath}>
        {existing.cancel}
      </LinkButton>
    </Stack>
  )
}
