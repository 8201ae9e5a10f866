import { useAnswer, useChange } from '@delebil/core-api/react'
import { Button, Card, ErrorMessage, LinkButton, Stack } from '@delebil/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSessionState } from '../../site/context/site-context.ts'
import { useGo } from '../../site/context/use-go.ts'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { LoginBox } from '../log-in/login-box.tsx'
import { emailOfToken } from './email-of-token.ts'
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
  const params = { partner: props.partner }
  const site = useAnswer('getPartner', { params }, { revalidateOnFocus: false }).data?.entity.name ?? own.someSite
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{own.heading}</PageHeading>
        {whoami ? (
          <ConfirmLink {...props} site={site} user={whoami.person.name} />
        ) : (
          <Stack gapPx={16}>
            <p className={paragraph}>{own.text(site)}</p>
            <LoginBox isJoining knownEmail={emailOfToken(props.token)} />
          </Stack>
        )}
      </Card>
    </div>
  )
}

function ConfirmLink({ partner, token, returnPath, site, user }: LinkPartnerProps & { site: string; user: string }) {
  // A window that an element on the partner's page has opened: the person goes on there.
  const isFromEmbed = new URLSearchParams(useLocation().search).has('embed')
  const [isDone, setIsDone] = useState(false)
  const go = useGo()
  const { send, isPending, refusal } = useChange('linkPartner')

  async function link(): Promise<void> {
    if (!(await send({ params: { partner }, body: { token } })).ok) return
    if (!isFromEmbed) return go(returnPath)
    setIsDone(true)
    window.close()
  }
  if (isDone) {
    return (
      <Stack gapPx={16}>
        <p className={paragraph} role="status">
          {own.done(site)}
        </p>
        <Button variant="primary" isWide onPress={() => window.close()}>
          {own.close}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{own.confirm(user, site)}</p>
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
