import { LinkButton, Stack } from '@delebil/ui'
import { isLicenseValid } from '@delebil/validation'
import { useState } from 'react'
import { done, narrowPage } from '../account/account.css.ts'
import { LicenseForm } from '../account/license-form.tsx'
import { LicenseState } from '../account/license-state.tsx'
import { OwnSection } from '../account/own-section.tsx'
import { useOwn } from '../account/use-own.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'

const { license } = texts.account

/** What is known of the licence, and a way to have it checked. */
export function VerifyLicensePage() {
  const own = useOwn('getPerson')
  const [isChecked, setIsChecked] = useState(false)
  return (
    <div className={narrowPage}>
      <PageHeading>{license.pageHeading}</PageHeading>
      <Stack gapPx={24}>
        <OwnSection heading={license.heading} own={own}>
          {(person) => (
            <>
              <div role="status">
                {isChecked && isLicenseValid(person.license.state) && <p className={done}>{license.verified}</p>}
              </div>
              <LicenseState license={person.license} />
              <LicenseForm
                person={person}
                onVerified={(verified) => {
                  own.refresh(verified)
                  setIsChecked(true)
                }}
              />
            </>
          )}
        </OwnSection>
        <div>
          <LinkButton href={paths.profile} variant="quiet">
            {license.toProfile}
          </LinkButton>
        </div>
      </Stack>
    </div>
  )
}
