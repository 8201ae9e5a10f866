import { HeadedCard, mayAny, StateBadge, useAdminHost } from '@delebil/admin-components'
import { Button, LinkButton } from '@delebil/ui'
import { ChevronDown, Siren } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../../shared/admin-paths.ts'
import { rightsTo } from '../menu.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import { countUrgent, firstOfEach, urgentItems } from './urgent-items.ts'
import type { Overview } from './use-overview.ts'

/** More would push what is below out of a screen of 900 px. */
const FEW = 4

/** What can't wait, each with what to do about it; the first is the one thing to begin with. */
export function UrgentCard({ overview }: { readonly overview: Overview }) {
  const { now, permissions } = useAdminHost()
  const [isAll, setIsAll] = useState(false)
  const kinds = urgentItems(overview, now())
  const all = kinds.flat()
  const items = isAll ? all : firstOfEach(kinds, FEW)
  const more = all.length - items.length
  const maySeeList = mayAny(permissions, rightsTo(adminPaths['problem-reservations'].path))
  return (
    <HeadedCard
      heading={texts.urgent}
      icon={Siren}
      count={{ of: countUrgent(overview), meaning: 'wrong' }}
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
      {more > 0 && (
        <div className={css.more}>
          <Button isSmall variant="quiet" icon={ChevronDown} onPress={() => setIsAll(true)}>
            {texts.moreUrgent(more)}
          </Button>
        </div>
      )}
    </HeadedCard>
  )
}
