import { Button, Card, Stack } from '@delebil/ui'
import { useState } from 'react'
import { useSessionState } from '../../site/context/site-context.ts'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { CreateLinkedUserForm } from './create-linked-user-form.tsx'
import { LinkUser } from './link-user.tsx'
import { signOnTexts } from './sign-on-texts.ts'
import { WaitingSignOn } from './waiting-sign-on.tsx'

const { newHere, existing } = signOnTexts

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
