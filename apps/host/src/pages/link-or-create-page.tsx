import { Button, Card, Stack } from '@delebil/ui'
import { useState } from 'react'
import { narrowPage, paragraph } from '../account/account.css.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { CreateLinkedUserForm } from '../sign-on/create-linked-user-form.tsx'
import { LinkUser } from '../sign-on/link-user.tsx'
import { WaitingSignOn } from '../sign-on/waiting-sign-on.tsx'
import { useSessionState } from '../site/site-context.ts'
import { texts } from '../texts.ts'

const { newHere, existing } = texts.signOn

/** Somebody whom no user is linked to: makes one, or links the one there is. Who is logged in can only link. */
export function LinkOrCreatePage() {
  const { whoami } = useSessionState()
  const [isLinking, setIsLinking] = useState(false)
  const links = isLinking || whoami !== undefined
  return (
    <WaitingSignOn>
      {(waiting, signOn, returnPath) => (
        <div className={narrowPage}>
          <Card as="section" aria-labelledby="page-heading" padding="large">
            <PageHeading>{links ? existing.heading(signOn.title) : newHere.heading}</PageHeading>
            <Stack gapPx={16}>
              {links ? (
                <LinkUser waiting={waiting} signOn={signOn} returnPath={returnPath} />
              ) : (
                <>
                  <p className={paragraph}>{newHere.text(signOn.title)}</p>
                  <CreateLinkedUserForm waiting={waiting} signOn={signOn} returnPath={returnPath} />
                </>
              )}
              {!whoami && (
                <Button variant="quiet" isWide onPress={() => setIsLinking(!isLinking)}>
                  {isLinking ? newHere.toCreate : newHere.toLink}
                </Button>
              )}
            </Stack>
          </Card>
        </div>
      )}
    </WaitingSignOn>
  )
}
