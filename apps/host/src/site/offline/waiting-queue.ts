import { type Api, isPassing } from '@delebil/core-api'
import { proxy } from 'valtio/vanilla'
import type { DeviceStore } from './device-store.ts'
import { targetOf, type WaitingAction, type WaitingName } from './waiting-action.ts'

const RETRY_MS = 30_000

export interface QueueDeps {
  readonly device: () => Promise<DeviceStore | undefined>
  /** The bare client: a refused session stops the queue and shows no box of its own. */
  readonly api: Pick<Api, 'call'>
  readonly who: () => { readonly personId: number; readonly token: string } | undefined
  readonly isOnline: () => boolean
  readonly nowMs: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Runs the work while no other tab does: Web Locks. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs that something changed. */
  readonly notifyOthers: () => void
  /** Actions have reached the server: what is shown is old. */
  readonly onSent: () => void
}

/** Changes made without network: kept on the device, sent once and in order when the server answers again. */
export function createWaitingQueue(deps: QueueDeps) {
  const { device, api, who, isOnline, nowMs, wait, alone, notifyOthers, onSent } = deps
  const state = proxy<{ actions: WaitingAction[] }>({ actions: [] })
  let running: Promise<void> | undefined
  let isWanted = false
  let isRetryPlanned = false

  async function listMine(): Promise<WaitingAction[]> {
    const me = who()
    return me ? ((await (await device())?.listActions(me.personId)) ?? []) : []
  }
  /** Reads what the device holds: at start, and when another tab has changed it. */
  async function read(): Promise<void> {
    state.actions = await listMine().catch(() => [])
  }
  async function changed(): Promise<void> {
    await read()
    notifyOthers()
  }

  function planRetry(): void {
    if (isRetryPlanned) return
    isRetryPlanned = true
    void wait(RETRY_MS).then(() => {
      isRetryPlanned = false
      return flush()
    })
  }

  /** Sends one action. False where the server could not be asked now. */
  async function sendOne(store: DeviceStore, action: WaitingAction): Promise<boolean> {
    const { name, input, key } = action
    // The device kept the input of just this call.
    const outcome = await api.call(name, { ...input, quiet: true, idempotencyKey: key } as never)
    if (outcome.ok) await store.removeAction(action.id)
    else if (isPassing(outcome.refusal) || outcome.refusal.code === 'idempotency.in-flight') {
      if (outcome.refusal.status !== 401) planRetry()
      return false
    } else await store.changeAction({ ...action, problem: outcome.refusal.message })
    await changed()
    if (outcome.ok) onSent()
    return true
  }
  async function sendAll(): Promise<void> {
    const store = await device()
    const me = who()
    if (!store || !me) return
    // Listed anew each time: meanwhile one may have been taken back, and the person may have gone.
    for (;;) {
      if (!isOnline() || who()?.token !== me.token) return
      const next = (await store.listActions(me.personId)).find(({ problem }) => problem === undefined)
      if (!next || !(await sendOne(store, next))) return
    }
  }
  /** Sends what waits, one after the other; one tab at a time. */
  function flush(): Promise<void> {
    isWanted = true
    running ??= alone(async () => {
      while (isWanted) {
        isWanted = false
        await sendAll()
      }
    })
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    state,
    read,
    flush,
    /** Keeps a change for later, in place of an earlier one of the same thing. False where the device keeps nothing. */
    add: async (name: WaitingName, input: WaitingAction['input'], key: string): Promise<boolean> => {
      const me = who()
      const store = await device().catch(() => undefined)
      if (!me || !store) return false
      const action = { personId: me.personId, name, input, key, atMs: nowMs() }
      const earlier = (await listMine()).filter((other) => targetOf(other) === targetOf(action))
      const isKept = await store
        .putAction(
          action,
          earlier.map(({ id }) => id),
        )
        .then(
          () => true,
          () => false,
        )
      await changed()
      if (isOnline()) void flush()
      return isKept
    },
    /** The person does not want it any more. */
    remove: async (id: number): Promise<void> => {
      await (await device())?.removeAction(id)
      await changed()
    },
    /** Sends one that was refused once more, as a new try. */
    retry: async (id: number, key: string): Promise<void> => {
      const action = (await listMine()).find((other) => other.id === id)
      if (!action) return
      const { problem: _, ...fresh } = action
      await (await device())?.changeAction({ ...fresh, key })
      await changed()
      await flush()
    },
  }
}
