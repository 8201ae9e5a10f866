import { useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import { Banner, SearchField, Stack } from '@delebil/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-aria-components'
import { addressOfHit } from './address-of-hit.ts'
import * as css from './admin.css.ts'
import { AdminHeading } from './admin-heading.tsx'
import { adminTexts } from './admin-texts.ts'

const DEBOUNCE_MS = 250
const HITS = 5

/** One box for all kinds of records; what is looked for stands in the address. */
export function SearchPage() {
  const { query, setQuery } = useAdminHost()
  const q = query.get('q') ?? ''
  const [typed, setTyped] = useState(q)
  const asked = q === '' ? undefined : { query: { q, size: String(HITS) } }
  const { data, error, isLoading } = useAdminAnswer('admin.search', asked, { keepPreviousData: true })
  useEffect(() => {
    if (typed.trim() === q) return
    const next = typed.trim()
    const timer = setTimeout(() => setQuery(new URLSearchParams(next ? { q: next } : {}), 'replace'), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, q, setQuery])
  const known = data?.data.filter(({ resource }) => addressOfHit(resource, 0) !== undefined) ?? []
  const groups = known.filter(({ hits }) => hits.length > 0)
  return (
    <>
      <AdminHeading>{adminTexts.searchHeading}</AdminHeading>
      <div className={css.searchBox}>
        <SearchField label={adminTexts.searchLabel} help={adminTexts.searchAll} value={typed} onChange={setTyped} />
      </div>
      <div role="status" className={css.muted}>
        {isLoading ? adminTexts.searching : q !== '' && data && groups.length === 0 ? adminTexts.noHits : ''}
      </div>
      {error && <Banner tone="error" title={adminTexts.failed} />}
      <Stack gapPx={24}>
        {groups.map(({ resource, noun, hits }) => (
          <section key={resource}>
            <h2 className={css.groupName}>{adminTexts.found(noun)}</h2>
            <ul className={css.hits}>
              {hits.map(({ id, title, detail }) => (
                <li key={id}>
                  <Link className={css.hit} href={addressOfHit(resource, id) ?? ''}>
                    {title}
                    {detail !== null && <span className={css.muted}>{detail}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </>
  )
}
