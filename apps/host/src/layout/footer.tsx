import { Link } from 'react-aria-components'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { item } from './header.css.ts'
import { footer } from './layout.css.ts'

/** Below every page that scrolls. */
export function Footer() {
  return (
    <footer className={footer}>
      <Link href={paths.terms} className={item}>
        {texts.terms.link}
      </Link>
    </footer>
  )
}
