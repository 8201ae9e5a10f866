import { Failed, useAdminAnswer } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import { Link } from 'react-aria-components'
import { filtered } from '../panel/filtered.ts'
import { adminPaths } from '../shared/admin-paths.ts'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { card } from '../shared/shared.css.ts'
import * as css from './admin.css.ts'
import { AdminHeading } from './admin-heading.tsx'
import { adminTexts } from './admin-texts.ts'

/** Each kind: where all of it stands, and where one of it does. */
const kinds = {
  lateTrips: { href: filtered(adminPaths['problem-reservations'].path, 'reason', 'LATE'), of: adminPaths.reservations },
  conflicts: { href: adminPaths.conflicts, of: adminPaths.reservations },
  reviews: { href: filtered(adminPaths['problem-reservations'].path, 'reason', 'REVIEW'), of: adminPaths.reservations },
  messages: { href: filtered(adminPaths.messages.path, 'isRead', false), of: adminPaths.messages },
  damages: { href: filtered(adminPaths.damages.path, 'state', 'REPORTED'), of: adminPaths.damages },
  licenses: {
    href: adminPaths.licenseChecks,
    of: { recordPath: ({ id }: { readonly id: number }) => `${adminPaths.licenseChecks}?person=${id}` },
  },
  carsOut: { href: filtered(adminPaths.cars.path, 'active', false), of: adminPaths.cars },
} as const
type Kind = keyof typeof kinds
const order = Object.keys(kinds) as Kind[]
const REFRESH_MS = 60_000

/** What needs a hand now. */
export function OverviewPage() {
  const { data, error, mutate } = useOverview()
  return (
    <>
      <AdminHeading>{adminTexts.overview}</AdminHeading>
      {!data && error && <Failed as="banner" heading={adminTexts.overviewFailed} onAgain={() => void mutate()} />}
      {data && inOrder(data).length === 0 && <p className={css.muted}>{adminTexts.nothingWaits}</p>}
      <div className={css.cards}>
        {!data && !error && order.map((kind) => <Skeleton key={kind} heightPx={160} />)}
        {inOrder(data).map(([kind, group]) => (
          <Waiting key={kind} kind={kind} group={group} />
        ))}
      </div>
    </>
  )
}

type Group = NonNullable<NonNullable<ReturnType<typeof useOverview>['data']>[Kind]>

/** What waits first, then what is in order. */
const inOrder = (data: ReturnType<typeof useOverview>['data']): readonly (readonly [Kind, Group])[] => {
  const known = order.flatMap((kind) => (data?.[kind] ? [[kind, data[kind]] as const] : []))
  return [...known.filter(([, { count }]) => count > 0), ...known.filter(([, { count }]) => count === 0)]
}

function Waiting({ kind, group: { count, items } }: { kind: Kind; group: Group }) {
  const { heading, none } = adminTexts.cards[kind]
  const { href, of } = kinds[kind]
  return (
    <section className={card} aria-labelledby={`waiting-${kind}`}>
      <div className={css.waitingHead}>
        <h2 id={`waiting-${kind}`} className={css.groupName}>
          {heading}
        </h2>
        {count > 0 && <span className={css.count}>{count}</span>}
      </div>
      {count === 0 && <p className={css.muted}>{none}</p>}
      {count > 0 && (
        <ul className={css.waitingList}>
          {items.map(({ id, title, detail, at }) => (
            <li key={id}>
              <Link href={of.recordPath({ id })} className={css.waitingRow}>
                {title}
                <span className={css.muted}>{[detail, at && momentOrDash(at)].filter(Boolean).join(' · ')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {count > items.length && (
        <Link href={href} className={css.waitingLink}>
          {adminTexts.others(count - items.length)}
        </Link>
      )}
    </section>
  )
}

function useOverview() {
  return useAdminAnswer('admin.overview', {}, { refreshInterval: REFRESH_MS, revalidateOnFocus: true })
}
