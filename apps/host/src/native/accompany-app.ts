import type { NativeControl } from '@delebil/booking-widget'
import { subscribe } from 'valtio/vanilla'
import type { Site } from '../site/create-site.ts'
import { appPush } from './app-push.ts'

/** What the site does with the app's news, whatever page is open: the server learns of log-ins, and of a new address for notifications. */
export function accompanyApp(
  site: Pick<Site, 'api' | 'offline' | 'session' | 'storage' | 'now'>,
  native: NativeControl,
): void {
  const { api, offline, session, now } = site
  const { queue } = offline
  native.onLoggedIn((reservationId) => {
    const isTold = queue.state.actions.some(
      ({ name, input }) => name === 'reportCarLogIn' && input.params['id'] === reservationId,
    )
    // The first is the one that begins the trip. A garage has no network: what waits is sent when there is some.
    if (isTold) return
    const input = { params: { id: reservationId }, body: { at: now().toISOString() } }
    void queue.add('reportCarLogIn', input, crypto.randomUUID())
  })

  const push = appPush(site.storage)
  native.onPushSubscription((subscription) => {
    const name = session.state.whoami && push.name(session.state.whoami.person.id)
    if (name !== undefined) void api.addPushToken({ body: { name, ...subscription } })
  })

  let personId = session.state.whoami?.person.id
  subscribe(session.state, () => {
    const { whoami, status } = session.state
    if (whoami === undefined && status !== 'ANONYMOUS') return
    const isSomebodyElse = personId !== undefined && personId !== whoami?.person.id
    personId = whoami?.person.id
    // The cars of one person are not the next one's.
    if (isSomebodyElse) native.greet()
  })
}
