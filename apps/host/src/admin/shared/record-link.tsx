import { mayAny, useAdminHost } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
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

/** Goes to another record; who may not open it reads what it is called, and which right that takes. */
export function RecordLink({ of, id, isMain = false, children }: RecordLinkProps) {
  const { permissions } = useAdminHost()
  const { read } = adminResources[of]
  if (!mayAny(permissions, read)) {
    return (
      <>
        {children} <span className={css.muted}>{`(krever ${read?.join(' eller ')})`}</span>
      </>
    )
  }
  return (
    <Link href={adminPaths[of].recordPath({ id })} className={isMain ? css.mainLink : css.link}>
      {children}
    </Link>
  )
}
