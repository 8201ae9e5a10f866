import { HeadedCard, mayAny, StateBadge, useAdminHost } from '@delebil/admin-components'
import { LinkButton } from '@delebil/ui'
import { Siren } from 'lucide-react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../../shared/admin-paths.ts'
import { rightsTo } from '../menu.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import { urgentItems } from './urgent-items.ts'
import type { Overview } from './use-overview.ts'

/** What can't wait, each with what to do about it; the first is the one thing to begin with. */
export function UrgentCard({ overview }: { readonly overview: Overview }) {
  const { now, permissions } = useAdminHost()
  const items = urgentItems(overview, now())
  const maySeeList = mayAny(permissions, rightsTo(adminPaths['problem-reservations'].path))
  return (
    <HeadedCard
      heading={texts.urgent}
      icon={Siren}
      count={{ of: items.length, meaning: 'wrong' }}
      {...(maySeeList && { link: { href: adminPaths['problem-reservations'].path, label: texts.toWorkList } })}
      isBare
    >
      {items.length === 0 && <p className={css.none}>{texts.nothingUrgent}</p>}
      <ul className={css.rows}>
        {items.map(({ key, state, title, href, why, time, act }, index) => (
          <li key={key} className={css.urgent}>
            <span>
              <StateBadge {...state} />
            </span>
            <Link href={href} className={css.who}>
              {title}
            </Link>
            <span className={css.why}>{why}</span>
            <span className={css.time}>{time}</span>
            <LinkButton isSmall variant={index === 0 ? 'primary' : 'secondary'} href={act.href}>
              {act.label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </HeadedCard>
  )
}
