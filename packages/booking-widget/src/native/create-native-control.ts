import {
  type NativeEvent,
  type NativePushSubscription,
  type NativeRequestName,
  type NativeTarget,
  nativeVersions,
} from '@delebil/core-api/native'
import {
  type CarAction,
  type CarBluetoothEvent,
  changeCarBluetooth,
  isBluetoothReady,
  noCarBluetooth,
} from '@delebil/validation/bluetooth'
import { createListeners } from './create-listeners.ts'
import { createNativeClient, type NativeOutcome } from './native-client.ts'
import type { NativeControl, NativeLink, NativeSnapshot } from './native-control.ts'
import type { NativeTimers, NativeTransport } from './native-transport.ts'
import { createScanning } from './scanning.ts'

export interface NativeControlDeps {
  readonly transport: NativeTransport
  readonly timers: NativeTimers
  readonly report: (message: string) => void
  readonly page?: string
}

const requestOf = {
  LOG_IN: 'logIn',
  LOG_OUT: 'logOut',
  OPEN: 'open',
  LOCK: 'lock',
  READ: 'carState',
} as const satisfies Record<CarAction, NativeRequestName>

/** Whose turn it is to become newer. */
function linkOf(version: number): NativeLink {
  if (nativeVersions.includes(version)) return 'READY'
  return version < Math.min(...nativeVersions) ? 'APP_TOO_OLD' : 'SITE_TOO_OLD'
}

/** Holds what is known of the app and of the cars, and asks the app for what is not. */
export function createNativeControl({ transport, timers, report, page }: NativeControlDeps): NativeControl {
  let now: NativeSnapshot = { link: 'GREETING', app: undefined, notifications: 'UNKNOWN', cars: noCarBluetooth }
  let greetings = 0
  const changes = createListeners<void>()
  const logIns = createListeners<number>()
  const subscriptions = createListeners<NativePushSubscription>()
  const client = createNativeClient({ transport, timers, onEvent: hear, report, ...(page && { page }) })
  const scanning = createScanning({
    timers,
    cars: () => now.cars,
    scan,
    read: (target) => void ask('READ', target),
  })

  function change(more: Partial<NativeSnapshot>): void {
    now = { ...now, ...more }
    changes.tell()
  }

  function tell(...events: readonly CarBluetoothEvent[]): void {
    const was = now.cars
    const cars = events.reduce(changeCarBluetooth, was)
    if (cars === was) return
    change({ cars })
    if (isBluetoothReady(cars) !== isBluetoothReady(was)) scanning.look()
  }

  function hear({ event, body }: NativeEvent): void {
    if (event === 'ready') void greet()
    // What an app says before the greeting is not in a language that was agreed on.
    if (now.link !== 'READY' || event === 'ready') return
    switch (event) {
      case 'bluetooth':
        tell({ type: 'power', power: body.power })
        break
      case 'permission':
        hearPermission(body)
        break
      case 'carState':
        tell({ type: 'reported', ...body })
        break
      case 'carParted':
        tell({ type: 'parted', ...body })
        break
      case 'carsFound':
        tell({ type: 'cars-found', attempt: now.cars.scan?.attempt ?? 0, cars: body.cars })
        break
      case 'pushSubscription':
        subscriptions.tell(body.subscription)
    }
  }

  function hearPermission({ of, permission }: Extract<NativeEvent, { event: 'permission' }>['body']): void {
    if (of === 'bluetooth') tell({ type: 'permission', permission })
    else change({ notifications: permission })
  }

  async function greet(): Promise<void> {
    greetings += 1
    const greeting = greetings
    tell({ type: 'reset' }, { type: 'power', power: 'UNKNOWN' }, { type: 'permission', permission: 'UNKNOWN' })
    change({ link: 'GREETING', app: undefined, notifications: 'UNKNOWN' })
    const outcome = await client.request('hello', { versions: [...nativeVersions] })
    if (greeting !== greetings) return
    if (!outcome.ok) {
      change({ link: outcome.problem === 'version-unsupported' ? 'APP_TOO_OLD' : 'SILENT' })
      return
    }
    const { version, app, bluetooth, permissions } = outcome.answer
    change({ link: linkOf(version), app })
    if (now.link !== 'READY') return
    change({ notifications: permissions.notifications })
    tell({ type: 'power', power: bluetooth }, { type: 'permission', permission: permissions.bluetooth })
  }

  async function scan(reservations: readonly NativeTarget[]): Promise<void> {
    tell({ type: 'scan-begun', atMs: timers.nowMs() })
    const attempt = now.cars.attempts
    const outcome = await client.request('scan', { reservations: [...reservations] })
    if (outcome.ok) tell({ type: 'scan-ended', attempt, cars: outcome.answer.cars })
    else tell({ type: 'scan-failed', attempt, problem: outcome.problem })
    scanning.look()
  }

  async function ask(action: CarAction, target: NativeTarget): Promise<void> {
    if (now.link !== 'READY') return
    const was = now.cars
    const { reservationId } = target
    tell({ type: 'asked', reservationId, action })
    if (now.cars === was) return
    const attempt = now.cars.attempts
    const outcome = await client.request(requestOf[action], target)
    tell(
      outcome.ok
        ? { type: 'answered', reservationId, attempt, car: outcome.answer.car }
        : { type: 'refused', reservationId, attempt, problem: outcome.problem },
    )
    const connection = now.cars.connections[reservationId]
    // Late answers leave what is known as it is: they are no log-in.
    if (action === 'LOG_IN' && outcome.ok && connection?.car === outcome.answer.car) logIns.tell(reservationId)
  }

  async function requestBluetooth(): Promise<void> {
    const outcome = await client.request('requestBluetooth', {})
    if (outcome.ok) tell({ type: 'permission', permission: outcome.answer.permission })
  }

  async function requestNotifications(publicKey: string): Promise<NativeOutcome<'requestNotifications'>> {
    if (now.link !== 'READY') return { ok: false, problem: 'no-answer' }
    const outcome = await client.request('requestNotifications', { publicKey })
    if (outcome.ok) change({ notifications: outcome.answer.permission })
    return outcome
  }

  return {
    snapshot: () => now,
    subscribe: changes.add,
    greet: () => void greet(),
    follow: scanning.follow,
    act: (action, target) => void ask(action, target),
    keep: (reservationIds) => tell({ type: 'kept', reservationIds }),
    requestBluetooth: () => void (now.link === 'READY' && requestBluetooth()),
    requestNotifications,
    openSettings: (of) => void (now.link === 'READY' && client.request('openSettings', { of })),
    reload: async () => (await client.request('reload', {})).ok,
    onLoggedIn: logIns.add,
    onPushSubscription: subscriptions.add,
  }
}
