import type { OwnPerson } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { LinkButton, Stack } from '@delebil/ui'
import { useState } from 'react'
import { OwnSection } from '../../site/page/own-section.tsx'
import * as css from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { SectionCard } from '../../site/page/section-card.tsx'
import { paths } from '../../site/paths.ts'
import { accountTexts } from './account-texts.ts'
import { LicenseForm } from './license-form.tsx'
import { LicensePictureForm } from './license-picture-form.tsx'
import { LicenseState } from './license-state.tsx'
import { LicenseSubmission } from './license-submission.tsx'

const { license } = accountTexts

/** What is known of the licence, and a way to have it checked. */
export function VerifyLicensePage() {
  const own = useAnswer('getPerson', {})
  const [done, setDone] = useState<'checked' | 'sent'>()
  const show = (person: OwnPerson, what: 'checked' | 'sent') => {
    void own.mutate(person, false)
    setDone(what)
  }
  return (
    <div className={css.narrowPage}>
      <PageHeading>{license.pageHeading}</PageHeading>
      <Stack gapPx={16}>
        <OwnSection heading={license.heading} own={own}>
          {(person) => (
            <>
              <div role="status">
                {done === 'checked' && person.driversLicenseValid && <p className={css.done}>{license.verified}</p>}
                {done === 'sent' && <p className={css.done}>{license.picture.sent}</p>}
              </div>
              <LicenseState license={person.license} />
              <LicenseSubmission license={person.license} />
            </>
          )}
        </OwnSection>
        {own.data && (
          <>
            <SectionCard heading={license.ask}>
              <LicenseForm person={own.data} onVerified={(person) => show(person, 'checked')} />
            </SectionCard>
            <SectionCard heading={license.picture.heading}>
              <LicensePictureForm onSent={(person) => show(person, 'sent')} />
            </SectionCard>
          </>
        )}
        {(own.data || own.error) && (
          <div>
            <LinkButton href={paths.profile} variant="quiet">
              {license.toProfile}
            </LinkButton>
          </div>
        )}
      </Stack>
    </div>
  )
}
