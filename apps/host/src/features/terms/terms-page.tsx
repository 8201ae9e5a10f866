import { useAnswer } from '@delebil/core-api/react'
import { Select, Stack } from '@delebil/ui'
import { useSearchParams } from 'react-router'
import { useOrganization, useOrganizations } from '../../site/context/use-organization.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { page } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { termsTexts } from './terms-texts.ts'
import { TermsView } from './terms-view.tsx'

/** The terms of a club: that of the address, of the person, or the first. */
export function TermsPage() {
  const organizations = useOrganizations()
  const own = useOrganization()
  const [query, setQuery] = useSearchParams()
  const wanted = organizations.find(({ id }) => String(id) === query.get('klubb'))
  const orgId = (wanted ?? own ?? organizations[0])?.id
  const terms = useAnswer('getTerms', orgId === undefined ? undefined : { query: { orgId } }, { isForAll: true })
  return (
    <div className={page}>
      <PageHeading>{nameTexts.terms}</PageHeading>
      <Stack gapPx={16}>
        {organizations.length > 1 && (terms.data || terms.error) && (
          <Select
            label={termsTexts.org}
            options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={orgId === undefined ? null : String(orgId)}
            onChange={(id) => setQuery({ klubb: id }, { replace: true })}
          />
        )}
        {/* The choice of the club stands above them: both come together. */}
        {terms.data && organizations.length > 0 ? (
          <TermsView terms={terms.data} />
        ) : (
          <OwnSection heading={termsTexts.prices} own={terms}>
            {() => null}
          </OwnSection>
        )}
      </Stack>
    </div>
  )
}
