import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths, type PagedKey } from './admin-paths.ts'
import * as css from './shared.css.ts'

/** Goes to another record. */
export function RecordLink({ of, id, children }: { of: PagedKey; id: number; children: ReactNode }) {
  return (
    <Link href={adminPaths[of].recordPath({ id })} className={css.link}>
      {children}
    </Link>
  )
}
