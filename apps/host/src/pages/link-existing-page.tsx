import { Card } from '@delebil/ui'
import { narrowPage } from '../account/account.css.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { LinkUser } from '../sign-on/link-user.tsx'
import { WaitingSignOn } from '../sign-on/waiting-sign-on.tsx'
import { texts } from '../texts.ts'

/** Links a user that is there already to the single sign-on that waits. */
export function LinkExistingPage() {
  return (
    <WaitingSignOn>
      {(waiting, signOn, returnPath) => (
        <div className={narrowPage}>
          <Card as="section" aria-labelledby="page-heading" padding="large">
            <PageHeading>{texts.signOn.existing.heading(signOn.title)}</PageHeading>
            <LinkUser waiting={waiting} signOn={signOn} returnPath={returnPath} />
          </Card>
        </div>
      )}
    </WaitingSignOn>
  )
}
