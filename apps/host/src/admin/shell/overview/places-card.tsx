import { HeadedCard } from '@delebil/admin-components'
import { Link } from 'react-aria-components'
import { adminPaths } from '../../shared/admin-paths.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import type { Overview } from './use-overview.ts'

type Locations = NonNullable<Overview['fleet']>['locations']

/** How many cars stand free at each place; a place without any stands out. */
export function PlacesCard({ locations }: { readonly locations: Locations }) {
  return (
    <HeadedCard heading={texts.places} link={{ href: adminPaths.fleetMap, label: texts.toMap }} isBare>
      <ul className={css.places}>
        {locations.map(({ id, name, free, cars }) => (
          <li key={id} className={css.rowOf}>
            <Link href={adminPaths.locations.recordPath({ id })} className={css.place}>
              <span className={css.placeName}>{name}</span>
              <span className={free === 0 ? css.noneFree : css.free}>{texts.freeAt(free, cars)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HeadedCard>
  )
}
