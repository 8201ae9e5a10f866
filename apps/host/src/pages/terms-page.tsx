import { Select, Stack } from '@delebil/ui'
import { useSearchParams } from 'react-router'
import { page } from '../account/account.css.ts'
import { OwnSection } from '../account/own-section.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { useAnswer } from '../site/use-answer.ts'
import { useOrganization, useOrganizations } from '../site/use-organization.ts'
import { TermsView } from '../terms/terms-view.tsx'
import { texts } from '../texts.ts'

/** The terms of a club: that of the address, of the person, or the first. */
export function TermsPage() {
  const organizations = useOrganizations()
  const own = useOrganization()
  const [query, setQuery] = useSearchParams()
  const wanted = organizations.find(({ id }) => String(id) === query.get('klubb'))
  const orgId = (wanted ?? own ?? organizations[0])?.id
  const terms = useAnswer('getTerms', orgId === undefined ? undefined : { query: { orgId } })
  return (
    <div className={page}>
      <PageHeading>{texts.terms.heading}</PageHeading>
      <Stack gapPx={24}>
        {organizations.length > 1 && (
          <Select
            label={texts.terms.club}
            options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={orgId === undefined ? null : String(orgId)}
            onChange={(id) => setQuery({ klubb: id }, { replace: true })}
          />
        )}
        {terms.data ? (
          <TermsView terms={terms.data} />
        ) : (
          <OwnSection heading={texts.terms.prices} own={terms}>
            {() => null}
          </OwnSection>
        )}
      </Stack>
    </div>
  )
}
