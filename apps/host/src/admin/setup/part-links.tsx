import { mayAny, useAdminHost } from '@delebil/admin-components'
import { Link } from 'react-aria-components'
import * as css from './setup.css.ts'
import { setupParts } from './setup-parts.ts'
import { setupTexts as own } from './setup-texts.ts'

/** The pages that the rest is set up on. */
export function PartLinks() {
  const { permissions } = useAdminHost()
  return (
    <nav className={css.section} aria-label={own.parts}>
      <h2 className={css.heading}>{own.parts}</h2>
      <ul className={css.parts}>
        {setupParts
          .filter(({ anyOf }) => mayAny(permissions, anyOf))
          .map(({ name, about, href }) => (
            <li key={href} className={css.partOf}>
              <Link href={href} className={css.link}>
                {name}
              </Link>
              <span className={css.muted}>{about}</span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
