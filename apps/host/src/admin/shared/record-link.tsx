import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths, type PagedKey } from './admin-paths.ts'
import * as css from './shared.css.ts'

interface RecordLinkProps {
  readonly of: PagedKey
  readonly id: number
  /** What one looks for, among lesser things. */
  readonly isMain?: boolean
  readonly children: ReactNode
}

/** Goes to another record. */
export function RecordLink({ of, id, isMain = false, children }: RecordLinkProps) {
  return (
    <Link href={adminPaths[of].recordPath({ id })} className={isMain ? css.mainLink : css.link}>
      {children}
    </Link>
  )
}
