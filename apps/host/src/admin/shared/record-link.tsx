import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import * as css from './shared.css.ts'

/** Goes to another record. */
export function RecordLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={css.link}>
      {children}
    </Link>
  )
}
