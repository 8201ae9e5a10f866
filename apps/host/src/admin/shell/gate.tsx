import { mayAny, useAdminHost } from '@delebil/admin-components'
import type { Permission } from '@delebil/core-api'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSnapshot } from 'valtio/react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { debugMode } from '../../site/debug/debug-mode.ts'
import { ErrorPage } from '../../site/page/error-page.tsx'

interface GateProps {
  /** Any of these opens it; left out, it is open to all staff. */
  readonly anyOf: readonly Permission[] | undefined
  readonly children: ReactNode
}

/** A page of the admin area for whoever may see it. What it showed goes with the right to it, but not while something is typed there. */
export function Gate({ anyOf, children }: GateProps) {
  const { permissions, organizationId } = useAdminHost()
  const { session, report, unsaved } = useSite()
  const { whoami } = useSessionState()
  const { pathname } = useLocation()
  const { isOn: isDebugging } = useSnapshot(debugMode)
  const may = mayAny(permissions, anyOf)
  const [isOpen, setIsOpen] = useState(may)
  if (may && !isOpen) setIsOpen(true)
  useEffect(() => {
    if (isOpen) return
    report(`Uautorisert: ${pathname}`, 'info')
    // Perhaps somebody has given the right just now.
    void session.refreshUserData()
  }, [isOpen, pathname, session, report])
  const isKept = isOpen && unsaved.isAny()
  if (may || isKept || isDebugging) return children
  const support = whoami?.organizations.find(({ id }) => id === organizationId)
  return <ErrorPage variant="UNAUTHORIZED" support={support} isAdmin />
}
