import { type NativeEvent, type NativeRequest, type NativeRequestName, readFromPage } from '@delebil/core-api/native'
import type { BluetoothPower, CarReport, NativePermission, NativeProblem } from '@delebil/validation/bluetooth'
import type { NativeTransport } from '../native/native-transport.ts'

/** What the app does when it is asked. `late` answers when `release` is called, with what is true at the time of asking. */
export type SimulatedBehaviour = 'answers' | 'late' | 'silent' | NativeProblem

export interface SimulatedCar extends Omit<CarReport, 'isLoggedIn'> {
  readonly carId: number
  isNear: boolean
  /** The reservation that is logged in. */
  loggedIn: number | undefined
}

export interface NativeSimulatorOptions {
  readonly version?: number
  readonly power?: BluetoothPower
  readonly bluetooth?: NativePermission
  readonly notifications?: NativePermission
  /** What the person answers when the phone asks. */
  readonly person?: 'GRANTED' | 'DENIED'
  readonly cars?: readonly number[]
}

const newCar = (carId: number): SimulatedCar => ({
  carId,
  isNear: true,
  loggedIn: undefined,
  isLocked: true,
  areDoorsClosed: true,
  energyPercent: 76,
  odometerKm: 41_280,
})

/** A car serves the reservation that is logged in, lets one in when it is free, and tells everybody how it is. */
function isAllowed(request: NativeRequestName, { loggedIn }: SimulatedCar, reservationId: number): boolean {
  if (request === 'carState' || loggedIn === reservationId) return true
  return request === 'logIn' && loggedIn === undefined
}

function obey(request: NativeRequestName, car: SimulatedCar, reservationId: number): void {
  if (request === 'logIn') car.loggedIn = reservationId
  if (request === 'logOut') car.loggedIn = undefined
  if (request === 'open' || request === 'lock') car.isLocked = request === 'lock'
}

type Reply = { readonly body: object } | { readonly error: { readonly code: NativeProblem } }
const refuse = (code: NativeProblem): Reply => ({ error: { code } })

/** Plays the app's side of the bridge: an Android or iOS app with a radio, permissions, and cars around it. As strict as a real one. */
export function createNativeSimulator(options: NativeSimulatorOptions = {}) {
  const { version = 1, person = 'GRANTED', cars: carIds = [] } = options
  const cars = new Map(carIds.map((id) => [id, newCar(id)]))
  const phone = {
    power: options.power ?? ('ON' as BluetoothPower),
    bluetooth: options.bluetooth ?? ('GRANTED' as NativePermission),
    notifications: options.notifications ?? ('ASK' as NativePermission),
  }
  const behaviours = new Map<NativeRequestName, SimulatedBehaviour>()
  const received: NativeRequest[] = []
  const strange: string[] = []
  let late: (() => void)[] = []
  let receive: (text: unknown) => void = () => undefined

  const send = (message: object) => receive(JSON.stringify(message))
  const emit = ({ event, body }: NativeEvent) => send({ event, body })
  const reportOf = ({ carId: _, isNear: __, loggedIn, ...car }: SimulatedCar, reservationId: number): CarReport => ({
    ...car,
    isLoggedIn: loggedIn === reservationId,
  })

  function permit(of: 'bluetooth' | 'notifications'): NativePermission {
    if (phone[of] === 'ASK') phone[of] = person
    return phone[of]
  }

  function lacking(): Reply | undefined {
    if (phone.power !== 'ON') return refuse('bluetooth-off')
    return phone.bluetooth === 'GRANTED' ? undefined : refuse('permission-missing')
  }

  function withCar({ request, body }: Extract<NativeRequest, { body: { carId: number } }>): Reply {
    const car = cars.get(body.carId)
    const problem = lacking()
    if (problem) return problem
    if (!car?.isNear) return refuse('car-not-near')
    if (!isAllowed(request, car, body.reservationId)) return refuse('car-refused')
    obey(request, car, body.reservationId)
    return { body: { car: reportOf(car, body.reservationId) } }
  }

  function scan({ reservations }: Extract<NativeRequest, { request: 'scan' }>['body']): Reply {
    const problem = lacking()
    if (problem) return problem
    const heard = [...cars.values()].filter(({ isNear }) => isNear)
    const reservationOf = (car: number) => reservations.find(({ carId }) => carId === car)?.reservationId ?? null
    return {
      body: {
        cars: heard.map(({ carId }, at) => ({
          carId,
          reservationId: reservationOf(carId),
          signalDbm: -58 - at * 14,
        })),
      },
    }
  }

  function reply(request: NativeRequest): Reply {
    const { power, bluetooth, notifications } = phone
    switch (request.request) {
      case 'hello':
        return {
          body: {
            version,
            app: { platform: 'android', version: '5.2.0' },
            bluetooth: power,
            permissions: { bluetooth, notifications },
          },
        }
      case 'scan':
        return scan(request.body)
      case 'requestBluetooth':
        return { body: { permission: permit('bluetooth') } }
      case 'requestNotifications':
        return { body: { permission: permit('notifications'), subscription: subscriptionOf(phone.notifications) } }
      case 'openSettings':
      case 'reload':
        return { body: {} }
      default:
        return withCar(request)
    }
  }

  function answer(text: string): void {
    const request = readFromPage(text)
    if (request === undefined) return void strange.push(text)
    received.push(request)
    const behaviour = behaviours.get(request.request) ?? 'answers'
    if (behaviour === 'silent') return
    const reported = behaviour === 'answers' || behaviour === 'late' ? reply(request) : refuse(behaviour)
    const go = () => send({ answerTo: request.id, ...reported })
    if (behaviour === 'late') late.push(go)
    else queueMicrotask(go)
  }

  const transport: NativeTransport = {
    post: answer,
    listen: (listener) => {
      receive = listener
    },
  }

  return {
    transport,
    /** Every request, in order. */
    received: received as readonly NativeRequest[],
    /** What the page sent against the protocol. */
    strange: strange as readonly string[],
    behave: (request: NativeRequestName, behaviour: SimulatedBehaviour) => void behaviours.set(request, behaviour),
    /** Sends the answers that are late. */
    release: () => {
      const held = late
      late = []
      for (const go of held) go()
    },
    turn: (power: BluetoothPower) => {
      phone.power = power
      emit({ event: 'bluetooth', body: { power } })
    },
    permit: (of: 'bluetooth' | 'notifications', permission: NativePermission) => {
      phone[of] = permission
      emit({ event: 'permission', body: { of, permission } })
    },
    /** Puts a car near, or drives it away; one that somebody is logged in to says that it has parted. */
    park: (carId: number, isNear: boolean) => {
      const car = cars.get(carId) ?? newCar(carId)
      cars.set(carId, Object.assign(car, { isNear }))
      if (isNear || car.loggedIn === undefined) return
      emit({ event: 'carParted', body: { reservationId: car.loggedIn } })
      car.loggedIn = undefined
    },
    emit,
    /** Hands over any text, as a broken app might. */
    sendText: (text: string) => receive(text),
  }
}
export type NativeSimulator = ReturnType<typeof createNativeSimulator>

function subscriptionOf(permission: NativePermission) {
  if (permission !== 'GRANTED') return null
  const key = (length: number) => 'A'.repeat(length)
  return { endpoint: 'https://fcm.googleapis.com/fcm/send/simulator', p256dh: key(87), auth: key(22) }
}
