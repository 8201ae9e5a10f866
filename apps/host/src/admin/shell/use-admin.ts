import type { AdminHost } from '@delebil/admin-components'
import { createAdminClient } from '@delebil/core-api/admin'
import { useCallback, useMemo } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { useGo } from '../../site/context/use-go.ts'
import { useOnline } from '../../site/context/use-online.ts'
import { describeRefusal } from '../../site/report/describe-refusal.ts'
import { retryAfterLogin } from '../../site/session/retry-after-login.ts'
import { PlaceMap } from '../locations/place-map.tsx'
import { addressOf, adminPaths } from '../shared/admin-paths.ts'
import { fetchFile } from './fetch-file.ts'
import { guardUnsaved } from './guard-unsaved.ts'
import type { SecondStepDoor } from './second-step/create-second-step-door.ts'
import { storeTexts } from './store-texts.ts'
import { withoutOrganization } from './without-organization.ts'

const bulkRunsAddress = (resource: string) => `${adminPaths.bulkRuns}?slag=${encodeURIComponent(resource)}`

/** What the admin area's screens stand on, for one organisation. */
export function useAdmin(organizationId: number, onRightsChanged: () => void, door: SecondStepDoor): AdminHost {
  const { session, report, unsaved, storage, live, now } = useSite()
  const { whoami } = useSessionState()
  const [params, setParams] = useSearchParams()
  // A list that took the organization for a wish of its own would open with all there is.
  const query = useMemo(() => withoutOrganization(params), [params])
  const navigate = useGo()
  const online = useOnline()
  const granted = whoami?.organizationPermissions.find((entry) => entry.organizationId === organizationId)
  const afterLogin = useMemo(() => retryAfterLogin(session), [session])
  const api = useMemo(
    () =>
      createAdminClient({
        token: () => session.state.token,
        around: (name, input, send) => afterLogin(name, input, () => door.around(name, input, send)),
        onForbidden: ({ call, refusal }) => {
          if (refusal.code !== 'permission.missing') return
          // Somebody has taken the right away: it is read anew, and what is typed stays where it is.
          void session.refreshUserData()
          if (call.method !== 'GET' || unsaved.isAny()) return onRightsChanged()
          session.state.forbiddenPath = window.location.pathname + window.location.search
        },
        onRefusal: (call) => {
          const described = describeRefusal(call)
          if (described) report(described.message, described.severity)
        },
      }),
    [session, report, unsaved, onRightsChanged, afterLogin, door],
  )
  const listen = useCallback<NonNullable<AdminHost['listen']>>(
    (hear) =>
      live.subscribe((event) => {
        if (event.topic === 'open') hear()
        if (event.topic === 'admin' && event.organizationId === organizationId) hear(event)
      }),
    [live, organizationId],
  )
  const personId = whoami?.person.id ?? 0
  const kept = useMemo(() => storeTexts(storage, personId), [storage, personId])
  return {
    api,
    organizationId,
    personId,
    permissions: granted?.permissions ?? [],
    now,
    online,
    query,
    setQuery: (next, how) => setParams(next, { replace: how === 'replace', preventScrollReset: true }),
    navigate,
    kept,
    guard: guardUnsaved,
    holdUnsaved: unsaved.hold,
    addressOf,
    PlaceMap,
    download: (address, name, watch) => fetchFile(address, name, session.state.token, watch),
    listen,
    bulkRunsAddress,
    isReturn: useNavigationType() === 'POP',
  }
}
