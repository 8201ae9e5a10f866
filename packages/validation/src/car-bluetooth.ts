import { BLUETOOTH_SCAN_INTERVAL_MS, BLUETOOTH_SCAN_REPEAT_MS } from './constants.ts'

/** What the radio of a phone is; UNKNOWN until the app has said it. */
export const bluetoothPowers = ['UNKNOWN', 'ON', 'OFF', 'UNSUPPORTED'] as const
export type BluetoothPower = (typeof bluetoothPowers)[number]

/** What a person has allowed. ASK: not asked yet; DENIED: only the phone's settings can change it. */
export const nativePermissions = ['UNKNOWN', 'ASK', 'GRANTED', 'DENIED'] as const
export type NativePermission = (typeof nativePermissions)[number]

/** Why an app could not do what it was asked. `no-answer` is the page's own: the app said nothing in time. */
export const nativeProblems = [
  'bluetooth-off',
  'permission-missing',
  'car-not-near',
  'car-refused',
  'car-silent',
  'busy',
  'not-supported',
  'version-unsupported',
  'malformed',
  'failed',
  'no-answer',
] as const
export type NativeProblem = (typeof nativeProblems)[number]

/** What a car says of itself; null where it does not know. */
export type CarReport = {
  isLoggedIn: boolean
  isLocked: boolean | null
  areDoorsClosed: boolean | null
  /** Charge or fuel, 0 to 100. */
  energyPercent: number | null
  odometerKm: number | null
}

/** A car that a scan hears; `reservationId` where it is that of one of the person's. */
export type NearCar = { carId: number; reservationId: number | null; signalDbm: number }

export type CarLoginState = 'UNKNOWN' | 'NEAR' | 'CONNECTING' | 'LOGGED_IN' | 'LOGGING_OUT' | 'LOGGED_OUT'
export type CarAction = 'LOG_IN' | 'LOG_OUT' | 'OPEN' | 'LOCK' | 'READ'

export type CarConnection = {
  readonly state: CarLoginState
  /** Why the state is not known; only then. */
  readonly error?: NativeProblem
  readonly pending?: { readonly action: CarAction; readonly attempt: number }
  /** An action that the car did not do, and that left the log-in as it was. */
  readonly refused?: { readonly action: CarAction; readonly problem: NativeProblem }
  readonly car?: CarReport
}

/** Everything about Bluetooth and cars: what the radio is, what is scanned, and one connection per reservation. */
export type CarBluetooth = {
  readonly power: BluetoothPower
  readonly permission: NativePermission
  /** Counts every question asked, and never starts over: an answer to an old one is known by it. */
  readonly attempts: number
  readonly scan?: { readonly attempt: number; readonly isRunning: boolean; readonly startedAtMs: number }
  readonly near: readonly NearCar[]
  readonly connections: Readonly<Record<number, CarConnection>>
}

export type CarBluetoothEvent =
  | { type: 'power'; power: BluetoothPower }
  | { type: 'permission'; permission: NativePermission }
  | { type: 'scan-begun'; atMs: number }
  | { type: 'cars-found'; attempt: number; cars: readonly NearCar[] }
  | { type: 'scan-ended'; attempt: number; cars: readonly NearCar[] }
  | { type: 'scan-failed'; attempt: number; problem: NativeProblem }
  | { type: 'asked'; reservationId: number; action: CarAction }
  | { type: 'answered'; reservationId: number; attempt: number; car: CarReport }
  | { type: 'refused'; reservationId: number; attempt: number; problem: NativeProblem }
  | { type: 'reported'; reservationId: number; car: CarReport }
  | { type: 'parted'; reservationId: number }
  | { type: 'kept'; reservationIds: readonly number[] }
  | { type: 'reset' }

export const noCarBluetooth: CarBluetooth = {
  power: 'UNKNOWN',
  permission: 'UNKNOWN',
  attempts: 0,
  near: [],
  connections: {},
}
export const unknownCar: CarConnection = { state: 'UNKNOWN' }

/** True while Bluetooth is on and allowed. */
export function isBluetoothReady({ power, permission }: Pick<CarBluetooth, 'power' | 'permission'>): boolean {
  return power === 'ON' && permission === 'GRANTED'
}

/** The connection of a reservation; UNKNOWN where nothing is known. */
export function carConnection({ connections }: CarBluetooth, reservationId: number): CarConnection {
  return connections[reservationId] ?? unknownCar
}

/** Whether a scan may begin: every 15 s, and not within 45 s of the start of one that still runs. */
export function mayScan(bluetooth: CarBluetooth, nowMs: number): boolean {
  if (!isBluetoothReady(bluetooth)) return false
  const { scan } = bluetooth
  if (scan === undefined) return true
  return nowMs - scan.startedAtMs >= (scan.isRunning ? BLUETOOTH_SCAN_REPEAT_MS : BLUETOOTH_SCAN_INTERVAL_MS)
}

/** Whether the action may be asked for now. Only a reading steps aside for another action. */
export function mayAsk(bluetooth: CarBluetooth, reservationId: number, action: CarAction): boolean {
  if (!isBluetoothReady(bluetooth)) return false
  const { state, pending } = carConnection(bluetooth, reservationId)
  if (pending !== undefined && (pending.action !== 'READ' || action === 'READ')) return false
  if (action === 'READ') return true
  return action === 'LOG_IN' ? state !== 'LOGGED_IN' : state === 'LOGGED_IN'
}
