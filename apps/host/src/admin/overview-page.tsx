import { Link } from 'react-aria-components'
import { PageHeading } from '../layout/page-heading.tsx'
import * as css from './admin.css.ts'
import { adminPaths } from './admin-paths.ts'
import { adminTexts } from './admin-texts.ts'
import { useCounts } from './use-counts.ts'

const hrefs = {
  workList: adminPaths.workList.path,
  messages: `${adminPaths.messages.path}?filter=${encodeURIComponent('[{"field":"isRead","operator":"is","value":false}]')}`,
  damages: `${adminPaths.damages.path}?filter=${encodeURIComponent('[{"field":"state","operator":"is","value":"REPORTED"}]')}`,
}
const kinds = ['workList', 'messages', 'damages'] as const

/** What needs a hand now. */
export function OverviewPage() {
  const counts = useCounts()
  const known = kinds.filter((kind) => counts?.[kind] != null)
  return (
    <>
      <PageHeading>{adminTexts.overview}</PageHeading>
      {counts && known.every((kind) => counts[kind] === 0) && <p className={css.muted}>{adminTexts.nothingWaits}</p>}
      <div className={css.cards}>
        {known.map((kind) => (
          <Link key={kind} href={hrefs[kind]} className={css.card}>
            <span className={css.figure}>{counts?.[kind]}</span>
            <span className={css.cardName}>{adminTexts.cards[kind].heading}</span>
            <span className={css.muted}>{adminTexts.cards[kind].text}</span>
          </Link>
        ))}
      </div>
    </>
  )
}
