import type { NativeControl } from '@delebil/booking-widget'
import { isPassing } from '@delebil/core-api'
import { subscribe } from 'valtio/vanilla'
import type { Site } from '../context/site.ts'
import { appPush } from './app-push.ts'

/** What the site does with the app's news, whatever page is open: the server learns of log-ins, and of a new address for notifications. */
export function accompanyApp(
  site: Pick<Site, 'api' | 'offline' | 'session' | 'storage' | 'now'>,
  native: NativeControl,
): void {
  const { api, offline, session, now } = site
  const { queue } = offline
  native.onLoggedIn((reservationId) => {
    const isNotified = queue.state.actions.some(
      ({ name, input }) => name === 'reportCarLogIn' && input.params['id'] === reservationId,
    )
    // The first is the one that begins the trip. A garage has no network: what waits is sent when there is some.
    if (!isNotified) void report(reservationId)
  })
  async function report(reservationId: number): Promise<void> {
    const input = { params: { id: reservationId }, body: { at: now().toISOString() } }
    const idempotencyKey = crypto.randomUUID()
    if (offline.network.isOnline()) {
      const reported = await api.reportCarLogIn({ ...input, idempotencyKey, quiet: true })
      if (reported.ok || !isPassing(reported.refusal)) return
    }
    await queue.add('reportCarLogIn', input, idempotencyKey)
  }

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
