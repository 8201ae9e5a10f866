import { useChange } from '@delebil/core-api/react'
import { Button, Card, ErrorMessage, LinkButton, Stack } from '@delebil/ui'
import { useSessionState } from '../../site/context/site-context.ts'
import { useGo } from '../../site/context/use-go.ts'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { LoginBox } from '../log-in/login-box.tsx'
import { partnerTexts } from './partner-texts.ts'

const own = partnerTexts.link

export interface LinkPartnerProps {
  partner: string
  token: string
  returnPath: string
}

/** Links the person who logs in now to the one that the token is about, if they say so. */
export function LinkPartner(props: LinkPartnerProps) {
  const { whoami } = useSessionState()
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{own.heading}</PageHeading>
        {whoami ? (
          <ConfirmLink {...props} user={whoami.person.name} />
        ) : (
          <Stack gapPx={16}>
            <p className={paragraph}>{own.text}</p>
            <LoginBox isJoining />
          </Stack>
        )}
      </Card>
    </div>
  )
}

function ConfirmLink({ partner, token, returnPath, user }: LinkPartnerProps & { user: string }) {
  const go = useGo()
  const { send, isPending, refusal } = useChange('linkPartner')

  async function link(): Promise<void> {
    if ((await send({ params: { partner }, body: { token } })).ok) go(returnPath)
  }
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{own.confirm(user)}</p>
      <ErrorMessage>{refusal?.message}</ErrorMessage>
      <Button variant="primary" isWide isPending={isPending} onPress={() => void link()}>
        {own.link}
      </Button>
      <LinkButton variant="quiet" isWide href={returnPath}>
        {own.cancel}
      </LinkButton>
    </Stack>
  )
}
