import type { AdminHost } from '@delebil/admin-components'
import { createAdminClient } from '@delebil/core-api/admin'
import { createElement, useCallback, useMemo } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { UnsavedChanges } from '../account/unsaved-changes.tsx'
import { describeRefusal } from '../report/describe-refusal.ts'
import { useSessionState, useSite } from '../site/site-context.ts'
import { useGo } from '../site/use-go.ts'
import { useOnline } from '../site/use-online.ts'
import { fetchFile } from './fetch-file.ts'
import { PlaceMap } from './fleet/place-map.tsx'

const guard = (isUnsaved: boolean) => createElement(UnsavedChanges, { isUnsaved })

/** What the admin area's screens stand on, for one organisation. */
export function useAdmin(organizationId: number): AdminHost {
  const { session, report, live } = useSite()
  const { whoami } = useSessionState()
  const [query, setParams] = useSearchParams()
  const navigate = useGo()
  const online = useOnline()
  const granted = whoami?.organizationPermissions.find((entry) => entry.organizationId === organizationId)
  const api = useMemo(
    () =>
      createAdminClient({
        token: () => session.state.token,
        onUnauthenticated: session.markUnauthenticated,
        onForbidden: () => {
          session.state.forbiddenPath = window.location.pathname + window.location.search
        },
        onRefusal: (call) => {
          const described = describeRefusal(call)
          if (described) report(described.message, described.severity)
        },
      }),
    [session, report],
  )
  const listen = useCallback<NonNullable<AdminHost['listen']>>(
    (hear) =>
      live.subscribe((event) => {
        if (event.topic === 'open') hear()
        if (event.topic === 'admin' && event.organizationId === organizationId) hear(event)
      }),
    [live, organizationId],
  )
  return {
    api,
    organizationId,
    permissions: granted?.permissions ?? [],
    online,
    query,
    setQuery: (next, how) => setParams(next, { replace: how === 'replace', preventScrollReset: true }),
    navigate,
    guard,
    PlaceMap,
    download: (address, name, watch) => fetchFile(address, name, session.state.token, watch),
    listen,
    isReturn: useNavigationType() === 'POP',
  }
}
