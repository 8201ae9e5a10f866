import { Card } from '@delebil/ui'
import { narrowPage } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { LinkUser } from './link-user.tsx'
import { signOnTexts } from './sign-on-texts.ts'
import { WaitingSignOn } from './waiting-sign-on.tsx'

/** Links a user that is there already to the single sign-on that waits. */
export function LinkExistingPage() {
  return (
    <WaitingSignOn>
      {(waiting, signOn, returnPath) => (
        <div className={narrowPage}>
          <Card as="section" aria-labelledby="page-heading" padding="large">
            <PageHeading>{signOnTexts.existing.heading(signOn.title)}</PageHeading>
            <LinkUser waiting={waiting} signOn={signOn} returnPath={returnPath} />
          </Card>
        </div>
      )}
    </WaitingSignOn>
  )
}
