import { useAnswer } from '@delebil/core-api/react'
import { LinkButton, Stack } from '@delebil/ui'
import { useState } from 'react'
import { OwnSection } from '../../site/page/own-section.tsx'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { FirstRunForm, type Made } from './first-run-form.tsx'
import { firstRunTexts as own } from './first-run-texts.ts'

/** Where the first organisation is made, on a server that has none. */
export function FirstRunPage() {
  const answer = useAnswer('getFirstRun', {})
  const [made, setMade] = useState<Made>()
  return (
    <div className={narrowPage}>
      <PageHeading>{own.heading}</PageHeading>
      {made ? (
        <Done made={made} />
      ) : (
        <OwnSection heading={own.section} own={answer}>
          {({ isOpen }) => (isOpen ? <Begin onMade={setMade} /> : <Closed />)}
        </OwnSection>
      )}
    </div>
  )
}

function Begin({ onMade }: { readonly onMade: (made: Made) => void }) {
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{own.lead}</p>
      <FirstRunForm onMade={onMade} />
    </Stack>
  )
}

function Closed() {
  return <p className={paragraph}>{own.closed}</p>
}

function Done({ made: { passwordPath, email } }: { readonly made: Made }) {
  return (
    <Stack gapPx={16}>
      <p role="status" className={paragraph}>
        {passwordPath === null ? `${own.made} ${own.mailed(email)}` : own.made}
      </p>
      {passwordPath !== null && (
        <LinkButton variant="primary" isWide href={passwordPath}>
          {own.choosePassword}
        </LinkButton>
      )}
    </Stack>
  )
}
