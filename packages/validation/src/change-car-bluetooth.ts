import {
  type CarAction,
  type CarBluetooth,
  type CarBluetoothEvent,
  type CarConnection,
  type CarLoginState,
  type CarReport,
  carConnection,
  isBluetoothReady,
  mayAsk,
  type NativeProblem,
  type NearCar,
  unknownCar,
} from './car-bluetooth.ts'

type Of<T extends CarBluetoothEvent['type']> = Extract<CarBluetoothEvent, { type: T }>

/** What is known after something has happened. What does not count leaves the very same value. */
export function changeCarBluetooth(was: CarBluetooth, event: CarBluetoothEvent): CarBluetooth {
  switch (event.type) {
    case 'power':
      return event.power === was.power ? was : clearedUnlessReady({ ...was, power: event.power })
    case 'permission':
      return event.permission === was.permission ? was : clearedUnlessReady({ ...was, permission: event.permission })
    case 'reset':
      return cleared(was)
    case 'kept':
      return retainOnly(was, event.reservationIds)
    default:
      return isBluetoothReady(was) ? changeWhileReady(was, event) : was
  }
}

function changeWhileReady(
  was: CarBluetooth,
  event: Exclude<CarBluetoothEvent, Of<'power' | 'permission' | 'reset' | 'kept'>>,
): CarBluetooth {
  switch (event.type) {
    case 'scan-begun':
      return beginScan(was, event.atMs)
    case 'cars-found':
    case 'scan-ended':
    case 'scan-failed':
      return was.scan?.isRunning && was.scan.attempt === event.attempt ? changeScan(was, event) : was
    case 'asked':
      return mayAsk(was, event.reservationId, event.action) ? ask(was, event) : was
    case 'answered':
    case 'refused':
      return carConnection(was, event.reservationId).pending?.attempt === event.attempt ? settle(was, event) : was
    case 'reported':
      return isKnown(carConnection(was, event.reservationId)) ? hearCar(was, event) : was
    case 'parted':
      return isLinked(carConnection(was, event.reservationId)) ? part(was, event.reservationId) : was
  }
}

function cleared({ scan: _, ...was }: CarBluetooth): CarBluetooth {
  return { ...was, near: [], connections: {} }
}

function clearedUnlessReady(changed: CarBluetooth): CarBluetooth {
  return isBluetoothReady(changed) ? changed : cleared(changed)
}

function put(was: CarBluetooth, reservationId: number, connection: CarConnection): CarBluetooth {
  return { ...was, connections: { ...was.connections, [reservationId]: connection } }
}

function retainOnly(was: CarBluetooth, reservationIds: readonly number[]): CarBluetooth {
  const all = Object.entries(was.connections)
  const kept = all.filter(([id, connection]) => reservationIds.includes(Number(id)) || isLinked(connection))
  return kept.length === all.length ? was : { ...was, connections: Object.fromEntries(kept) }
}

/** The state is what the car says; with it every error is over. */
function reported(car: CarReport): CarConnection {
  return { state: car.isLoggedIn ? 'LOGGED_IN' : 'LOGGED_OUT', car }
}

/** Unasked; what was refused a moment ago stays on the screen. */
function hearCar(was: CarBluetooth, { reservationId, car }: Of<'reported'>): CarBluetooth {
  const { refused } = carConnection(was, reservationId)
  return put(was, reservationId, { ...reported(car), ...(refused && { refused }) })
}

const isKnown = ({ state, pending }: CarConnection) =>
  pending === undefined && (state === 'LOGGED_IN' || state === 'LOGGED_OUT')

const isLinked = ({ state }: CarConnection) =>
  state === 'LOGGED_IN' || state === 'CONNECTING' || state === 'LOGGING_OUT'

function part(was: CarBluetooth, reservationId: number): CarBluetooth {
  return put(was, reservationId, { state: 'UNKNOWN', error: 'car-not-near' })
}

function beginScan(was: CarBluetooth, startedAtMs: number): CarBluetooth {
  const attempt = was.attempts + 1
  return { ...was, attempts: attempt, scan: { attempt, isRunning: true, startedAtMs } }
}

function changeScan(was: CarBluetooth, event: Of<'cars-found' | 'scan-ended' | 'scan-failed'>): CarBluetooth {
  const { scan } = was
  if (scan === undefined) return was
  if (event.type === 'cars-found') return hear({ ...was, near: joined(was.near, event.cars) }, event.cars)
  const over = { ...was, scan: { ...scan, isRunning: false } }
  if (event.type === 'scan-failed') return lost(over, event.problem) ?? over
  const heard = hear({ ...over, near: event.cars }, event.cars)
  return { ...heard, connections: withoutGone(heard.connections, event.cars) }
}

/** The latest of each car. */
function joined(before: readonly NearCar[], cars: readonly NearCar[]): readonly NearCar[] {
  const fresh = new Set(cars.map(({ carId }) => carId))
  return [...before.filter(({ carId }) => !fresh.has(carId)), ...cars]
}

/** A car that is heard makes an unknown connection NEAR; an error stands until the car itself, or another try, says more. */
function hear(was: CarBluetooth, cars: readonly NearCar[]): CarBluetooth {
  const ids = cars.flatMap(({ reservationId }) => reservationId ?? [])
  return ids.reduce((now, id) => {
    const { state, error, pending } = carConnection(now, id)
    const isNews = state === 'UNKNOWN' && error === undefined
    return isNews ? put(now, id, { state: 'NEAR', ...(pending && { pending }) }) : now
  }, was)
}

function withoutGone(connections: CarBluetooth['connections'], cars: readonly NearCar[]): CarBluetooth['connections'] {
  const here = new Set(cars.map(({ reservationId }) => reservationId))
  const isGone = ([id, { state }]: readonly [string, CarConnection]) => state === 'NEAR' && !here.has(Number(id))
  const all = Object.entries(connections)
  if (!all.some(isGone)) return connections
  const turned = all.map((entry) => (isGone(entry) ? ([entry[0], forgotten(entry[1])] as const) : entry))
  return Object.fromEntries(turned)
}

const forgotten = ({ pending }: CarConnection): CarConnection => ({ ...unknownCar, ...(pending && { pending }) })

const stateMeanwhile: Partial<Record<CarAction, CarLoginState>> = { LOG_IN: 'CONNECTING', LOG_OUT: 'LOGGING_OUT' }

function ask(was: CarBluetooth, { reservationId, action }: Of<'asked'>): CarBluetooth {
  const { refused: _, error, ...connection } = carConnection(was, reservationId)
  const attempt = was.attempts + 1
  const state = stateMeanwhile[action] ?? connection.state
  const asked = {
    ...connection,
    state,
    pending: { action, attempt },
    ...(error && state === 'UNKNOWN' && { error }),
  }
  return { ...put(was, reservationId, asked), attempts: attempt }
}

function settle(was: CarBluetooth, event: Of<'answered' | 'refused'>): CarBluetooth {
  const { reservationId } = event
  if (event.type === 'answered') return put(was, reservationId, reported(event.car))
  const { pending, ...before } = carConnection(was, reservationId)
  if (pending === undefined) return was
  return lost(was, event.problem) ?? put(was, reservationId, afterRefusal(before, pending.action, event.problem))
}

/** The app says that it is Bluetooth or the permission that is lacking: that counts as having lost it. */
function lost(was: CarBluetooth, problem: NativeProblem): CarBluetooth | undefined {
  if (problem === 'bluetooth-off') return cleared({ ...was, power: 'OFF' })
  if (problem === 'permission-missing') return cleared({ ...was, permission: 'DENIED' })
  return undefined
}

/** After these a log-out has surely not happened. */
const leavesLoggedIn: readonly NativeProblem[] = ['car-refused', 'busy', 'not-supported', 'malformed']

function afterRefusal(before: CarConnection, action: CarAction, problem: NativeProblem): CarConnection {
  const unknown: CarConnection = { state: 'UNKNOWN', error: problem }
  if (action === 'LOG_IN') return unknown
  // A reading is nobody's wish: that it failed is not worth a word, but that the car is gone is.
  if (action === 'READ') return before.state === 'LOGGED_IN' && problem === 'car-not-near' ? unknown : before
  if (problem === 'car-not-near') return unknown
  if (action === 'LOG_OUT' && !leavesLoggedIn.includes(problem)) return unknown
  return { ...before, state: 'LOGGED_IN', refused: { action, problem } }
}
