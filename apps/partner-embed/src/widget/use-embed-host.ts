import type { BookingHost, FindCarRoute } from '@delebil/booking-widget'
import type { Api, Membership, Organization, Whoami } from '@delebil/core-api'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import { sortMemberships } from '@delebil/validation'
import { useMemo, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio/react'
import { createMemory } from './memory.ts'
import type { WidgetContext } from './mount-widget.tsx'
import { notifyBooked } from './notify-booked.ts'
import { siteLinks } from './site-links.ts'

/** What every element of the page remembers: the last search, recent places. Gone with the page. */
const memory = createMemory()

export interface EmbedHostOptions {
  readonly route?: FindCarRoute
  /** To one of our own screens, by its address at the club's site. */
  readonly navigate: (path: string) => void
  readonly requestLogin: BookingHost['requestLogin']
}

/** What the element gives the booking widget. */
export function useEmbedHost(
  { host, session }: WidgetContext,
  { route, navigate, requestLogin }: EmbedHostOptions,
): BookingHost {
  const { whoami, step } = useSnapshot(session.state)
  const online = useOnline()
  const api = useMemo(() => notifyBooked(session.api, host), [session, host])
  const orgs = useOrgs(session.api, whoami === undefined)
  const map = host.attribute('map')
  return useMemo(() => {
    const site = host.site
    const isIn = step === 'IN' && whoami !== undefined
    const memberships = isIn ? sortMemberships((whoami as Whoami).memberships) : noMemberships
    return {
      api,
      person: isIn ? { id: whoami.person.id, name: whoami.person.name } : undefined,
      isLimited: true,
      memberships,
      selectedMembership: memberships.find((one) => one.default) ?? memberships[0],
      organizations: isIn ? (whoami.organizations as readonly Organization[]) : orgs,
      requestLogin,
      isLoginElsewhere: step === 'AWAY',
      links: siteLinks(site),
      navigate: (address) => navigate(address.startsWith(site) ? address.slice(site.length) : address),
      ...(route && { route }),
      storage: memory,
      mapStyleUrl: undefined,
      mapWhen: map === 'near' ? 'near' : 'asked',
      now: () => new Date(),
      subscribe: session.listen,
      online,
      ...(host.drawn && { onListShown: host.drawn.giveWay }),
    } satisfies BookingHost
  }, [api, host, session, whoami, step, orgs, map, online, route, navigate, requestLogin])
}

const noMemberships: readonly Membership[] = []
const noOrganizations: readonly Organization[] = []

/** The clubs that a visitor may search among. */
function useOrgs(api: Api, isWanted: boolean): readonly Organization[] {
  const ask = isWanted ? () => api.listOrganizations().then(answerOf) : undefined
  return useAsked(keyOf('listOrganizations', {}, undefined), ask).data?.data ?? noOrganizations
}

function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine)
}

function watchNetwork(onChange: () => void): () => void {
  for (const kind of ['online', 'offline']) window.addEventListener(kind, onChange)
  return () => {
    for (const kind of ['online', 'offline']) window.removeEventListener(kind, onChange)
  }
}
