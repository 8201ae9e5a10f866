import { mayAny, useAdminHost } from '@delebil/admin-components'
import type { Permission } from '@delebil/core-api'
import { type ReactNode, useState } from 'react'
import { ErrorPage } from '../pages/error-page.tsx'
import { useSite } from '../site/site-context.ts'
import { useOrganization } from '../site/use-organization.ts'

interface WhileAllowedProps {
  /** Any of these. */
  readonly anyOf: readonly Permission[] | undefined
  readonly children: ReactNode
}

/**
 * A page whose right is taken away while it is open: what it showed goes, and what is typed there stays until it is let go of.
 * Whoever never had the right is refused by the page's own calls.
 */
export function WhileAllowed({ anyOf, children }: WhileAllowedProps) {
  const { permissions } = useAdminHost()
  const { unsaved } = useSite()
  const support = useOrganization()
  const may = mayAny(permissions, anyOf)
  const [wasAllowed] = useState(may)
  if (may || !wasAllowed || unsaved.isAny()) return children
  return <ErrorPage variant="UNAUTHORIZED" support={support} isAdmin />
}
