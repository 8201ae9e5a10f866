import { BLUETOOTH_SCAN_REPEAT_MS, REQUEST_TIMEOUT_MS } from '@delebil/validation/bluetooth'
import * as v from 'valibot'
import { id } from '../primitives.ts'
import {
  bluetoothPower,
  carReport,
  nativeApp,
  nativeTarget,
  nearCars,
  permissionName,
  permissionState,
  pushSubscription,
} from './shapes.ts'

/** Versions of the protocol that this site speaks, the newest last. */
export const nativeVersions: readonly number[] = [1]

const nothing = v.object({})
const car = v.object({ car: carReport })
/** A person reads, thinks, and looks for a finger print. */
const PERSON_MS = 120_000

/** What the page asks of the app: the body, what the answer says, and how long the page waits for it (ms). */
export const nativeRequests = {
  hello: {
    body: v.object({ versions: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1)) }),
    answer: v.object({
      version: v.pipe(v.number(), v.integer()),
      app: nativeApp,
      bluetooth: bluetoothPower,
      permissions: v.object({ bluetooth: permissionState, notifications: permissionState }),
    }),
    timeoutMs: 5000,
  },
  scan: {
    body: v.object({ reservations: v.array(nativeTarget) }),
    answer: v.object({ cars: nearCars }),
    timeoutMs: BLUETOOTH_SCAN_REPEAT_MS,
  },
  logIn: { body: nativeTarget, answer: car, timeoutMs: 30_000 },
  logOut: { body: nativeTarget, answer: car, timeoutMs: 30_000 },
  open: { body: nativeTarget, answer: car, timeoutMs: REQUEST_TIMEOUT_MS },
  lock: { body: nativeTarget, answer: car, timeoutMs: REQUEST_TIMEOUT_MS },
  carState: { body: nativeTarget, answer: car, timeoutMs: REQUEST_TIMEOUT_MS },
  requestBluetooth: { body: nothing, answer: v.object({ permission: permissionState }), timeoutMs: PERSON_MS },
  requestNotifications: {
    body: v.object({ publicKey: v.string() }),
    answer: v.object({ permission: permissionState, subscription: v.nullable(pushSubscription) }),
    timeoutMs: PERSON_MS,
  },
  openSettings: { body: v.object({ of: v.picklist(['app', 'bluetooth']) }), answer: nothing, timeoutMs: 5000 },
  reload: { body: nothing, answer: nothing, timeoutMs: 5000 },
} as const
export type NativeRequests = typeof nativeRequests
export type NativeRequestName = keyof NativeRequests

/** What the app tells unasked. */
export const nativeEvents = {
  /** The app's side has come, or has come anew: the page greets again. */
  ready: nothing,
  bluetooth: v.object({ power: bluetoothPower }),
  permission: v.object({ of: permissionName, permission: permissionState }),
  carsFound: v.object({ cars: nearCars }),
  carState: v.object({ reservationId: id, car: carReport }),
  carParted: v.object({ reservationId: id }),
  pushSubscription: v.object({ subscription: pushSubscription }),
} as const
export type NativeEvents = typeof nativeEvents
export type NativeEventName = keyof NativeEvents
