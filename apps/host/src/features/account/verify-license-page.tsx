import { useAnswer } from '@delebil/core-api/react'
import { LinkButton, Stack } from '@delebil/ui'
import { useState } from 'react'
import { OwnSection } from '../../site/page/own-section.tsx'
import { done, narrowPage } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { accountTexts } from './account-texts.ts'
import { LicenseForm } from './license-form.tsx'
import { LicenseState } from './license-state.tsx'

const { license } = accountTexts

/** What is known of the licence, and a way to have it checked. */
export function VerifyLicensePage() {
  const own = useAnswer('getPerson', {})
  const [isChecked, setIsChecked] = useState(false)
  return (
    <div className={narrowPage}>
      <PageHeading>{license.pageHeading}</PageHeading>
      <Stack gapPx={24}>
        <OwnSection heading={license.heading} own={own}>
          {(person) => (
            <>
              <div role="status">
                {isChecked && person.driversLicenseValid && <p className={done}>{license.verified}</p>}
              </div>
              <LicenseState license={person.license} />
              <LicenseForm
                person={person}
                onVerified={(verified) => {
                  void own.mutate(verified, false)
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
