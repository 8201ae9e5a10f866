import { Link } from 'react-aria-components'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import { footer, footerLink } from './layout.css.ts'

/** Below every page that scrolls. */
export function Footer() {
  return (
    <footer className={footer}>
      <Link href={paths.terms} className={footerLink}>
        {nameTexts.terms}
      </Link>
    </footer>
  )
}
