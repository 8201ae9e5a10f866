import type { Api, Reservation } from '@delebil/core-api'
import { subscribe } from 'valtio/vanilla'
import type { SessionState } from '../session/session-state.ts'
import { cacheAnswers, type keptNames } from './cache-answers.ts'
import type { DeviceStore } from './device-store.ts'
import type { Network } from './network.ts'
import { createWaitingQueue, type QueueDeps } from './waiting-queue.ts'

const AHEAD_AFTER_MS = 3000

export interface OfflineDeps extends Pick<QueueDeps, 'nowMs' | 'wait' | 'alone'> {
  readonly api: Api
  readonly session: SessionState
  readonly network: Network
  /** Opens the device's database; rejects where the browser allows none. */
  readonly openDevice: () => Promise<DeviceStore>
  /** Speaks to the other tabs. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
}

/** An answer is old: it is asked for again wherever it is shown. Without names, everything that is kept. */
export type Stale = (name?: (typeof keptNames)[number]) => void

export type Offline = ReturnType<typeof createOffline>

/** What the site can do without network: answers kept for the person, and changes that wait. All of it goes with the person. */
export function createOffline({ api, session, network, openDevice, channel, nowMs, wait, alone }: OfflineDeps) {
  const staleListeners = new Set<Stale>()
  const notifyStale: Stale = (name) => {
    for (const listener of staleListeners) listener(name)
  }
  let opened: Promise<DeviceStore | undefined> | undefined
  const device = () => {
    opened ??= openDevice().catch(() => undefined)
    return opened
  }
  const who = () => {
    const { token, whoami } = session
    return token === undefined || !whoami ? undefined : { personId: whoami.person.id, token }
  }
  // Until the server has said who that is, what was known last does: a page without network need not wait for it.
  const reader = () => {
    const { token, lastKnown } = session
    return who() ?? (token !== undefined && lastKnown ? { personId: lastKnown.whoami.person.id, token } : undefined)
  }
  const { isOnline } = network
  const kept = cacheAnswers(api, {
    device,
    who: reader,
    isOnline,
    nowMs,
    wait,
    onLate: notifyStale,
    onKept: (name, value) => {
      if (name === 'listActiveReservations')
        getReady((value as { data: readonly Reservation[] }).data).catch(() => undefined)
    },
  })
  async function getReady(reservations: readonly Reservation[]): Promise<void> {
    // What is on the screen comes first.
    await wait(AHEAD_AFTER_MS)
    const me = who()
    const store = await device()
    if (!me || !store || !isOnline()) return
    const isLimited = session.whoami?.partner !== undefined
    const { fetchAhead } = await import('./fetch-ahead.ts')
    await fetchAhead(kept.api, store, { personId: me.personId, nowMs: nowMs(), isLimited }, reservations)
  }
  const queue = createWaitingQueue({
    device,
    api,
    who,
    isOnline,
    nowMs,
    wait,
    alone,
    notifyOthers: () => channel?.postMessage('changed'),
    onSent: () => {
      notifyStale()
      channel?.postMessage('sent')
    },
  })

  channel?.addEventListener('message', ({ data }) => {
    void queue.read()
    if (data === 'sent') notifyStale()
  })
  network.subscribe(() => {
    if (!isOnline()) return
    notifyStale()
    void queue.flush()
  })

  /** Person whose things the device holds; null until it is known. */
  let holder: number | undefined | null = null
  async function follow(): Promise<void> {
    const personId = who()?.personId
    // A reload knows the token before it knows who that is, and somebody whose session died stays until the box is answered.
    if (personId === holder || (personId === undefined && session.status !== 'ANONYMOUS')) return
    const isFirst = holder === null
    holder = personId
    // A visitor has nothing here; what the last person left behind went when that person did.
    if (isFirst && personId === undefined) return
    for (const key of Object.keys(kept.ages)) delete kept.ages[key]
    await (await device())?.clear(personId).catch(() => undefined)
    await queue.read()
    await queue.flush()
  }
  subscribe(session, () => void follow())
  const ready = follow()

  return {
    api: kept.api,
    ages: kept.ages,
    network,
    queue,
    /** What waits has been read. */
    ready,
    onStale: (listener: Stale): (() => void) => {
      staleListeners.add(listener)
      return () => staleListeners.delete(listener)
    },
  }
}
