import { HeadedCard, mayAny, useAdminHost } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { Link } from 'react-aria-components'
import { adminPaths } from '../../shared/admin-paths.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'
import type { Overview } from './use-overview.ts'

type Locations = NonNullable<Overview['fleet']>['locations']

/** How many cars stand free at each place; a place without any stands out. */
export function PlacesCard({ locations }: { readonly locations: Locations }) {
  const { permissions } = useAdminHost()
  // Who sees trips alone is told where cars are free, and led nowhere.
  const mayOpen = mayAny(permissions, adminResources.locations.read)
  return (
    <HeadedCard
      heading={texts.places}
      {...(mayOpen && { link: { href: adminPaths.fleetMap, label: texts.toMap } })}
      isBare
    >
      {/* What scrolls is reached by the keyboard, where no link in it is. */}
      <ul className={css.places} {...(!mayOpen && { tabIndex: 0, 'aria-label': texts.places })}>
        {locations.map(({ id, name, free, cars }) => {
          const said = (
            <>
              <span className={css.placeName}>{name}</span>
              <span className={free === 0 ? css.noneFree : css.free}>{texts.freeAt(free, cars)}</span>
            </>
          )
          return (
            <li key={id} className={css.rowOf}>
              {mayOpen ? (
                <Link href={adminPaths.locations.recordPath({ id })} className={css.place}>
                  {said}
                </Link>
              ) : (
                <span className={css.place}>{said}</span>
              )}
            </li>
          )
        })}
      </ul>
    </HeadedCard>
  )
}
