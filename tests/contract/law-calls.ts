import type { EndpointName } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import type { ReservationAction } from '@delebil/validation'

/** The reservation that a call is made for: as it was just read, and a car that is free for it. */
type Asked = {
  readonly id: number
  readonly version: number
  readonly driverId: number
  readonly spareCarId: number
}

type Sent = { readonly body?: unknown; readonly query?: object }
type Line<Name> = readonly [name: Name, sent?: (asked: Asked) => Sent]
type AdminName = keyof AdminCalls | 'reservations.change' | 'messages.create'

/** The call by which each kind of actor does a thing; left out where there is none. */
export type CallsOf = {
  readonly member?: Line<EndpointName>
  readonly office?: Line<AdminName>
  readonly night?: Line<AdminName>
}

const body =
  (sent: (asked: Asked) => unknown = () => ({})) =>
  (asked: Asked): Sent => ({ body: sent(asked) })
const seen = (more: (asked: Asked) => object = () => ({})) =>
  body((asked) => ({ version: asked.version, ...more(asked) }))
const command = body(() => ({ commandId: crypto.randomUUID() }))
const drivers = ({ driverId }: Asked) => [{ id: driverId }]
const text = 'Hei'
const ended = { carWasDamaged: false }

/** All that is done with a reservation, and by which calls. A new action has no line and does not compile. */
export const lawCalls: Readonly<Record<ReservationAction, CallsOf>> = {
  open: { member: ['dialToOpen'], night: ['night-desk.open', command] },
  lock: { member: ['lockCar'], night: ['night-desk.lock', command] },
  'car-state': { member: ['getCarState'], night: ['night-desk.car-state'] },
  'log-in': { member: ['reportCarLogIn', body(() => ({ at: new Date().toISOString() }))] },
  begin: {},
  'start-now': { member: ['startReservationNow', body()] },
  extend: {
    member: ['extendReservation', body(() => ({ extendByMinutes: 30 }))],
    office: ['reservations.extend', seen(() => ({ extendByMinutes: 30 }))],
    night: ['night-desk.extend', seen()],
  },
  'change-car': {
    member: ['changeCar', body(({ spareCarId }) => ({ newCarId: spareCarId }))],
    night: ['night-desk.swap', seen(({ spareCarId }) => ({ carId: spareCarId }))],
  },
  cancel: { member: ['cancelReservation', body()], office: ['reservations.cancel', seen()] },
  end: { member: ['endReservation', body(() => ended)], night: ['night-desk.end', seen(() => ended)] },
  'running-cost': { member: ['getRunningCost'] },
  drivers: {
    member: ['updateDrivers', body(drivers)],
    office: ['reservations.set-drivers', (asked) => ({ body: drivers(asked), query: { version: asked.version } })],
  },
  note: {
    member: ['updateReservationNote', body(() => ({ userNote: text }))],
    office: ['reservations.change', seen(() => ({ userNote: text }))],
  },
  message: {
    member: ['addMessage', body(() => ({ text }))],
    office: ['messages.create', body(({ id }) => ({ reservationId: id, text }))],
    night: ['night-desk.message', body(() => ({ text }))],
  },
  'report-damage': {
    member: ['reportDamage', body(() => ({ kind: 'DAMAGE', place: 'LEFT', description: 'Bulk' }))],
  },
  'report-odometer': { member: ['reportOdometer', body(() => ({ start: 100, end: 101 }))] },
  'send-expense': {
    member: [
      'sendExpense',
      body(() => ({
        kind: 'WASH',
        amountOre: 1,
        boughtAt: '2026-01-01T00:00:00Z',
        pictureId: 1,
        acceptDeviations: true,
      })),
    ],
  },
  share: { member: ['shareReservation'] },
  change: { office: ['reservations.change', seen(() => ({ superDamageWaiver: true }))] },
  move: { office: ['reservations.change', seen(({ spareCarId }) => ({ carId: spareCarId }))] },
  void: { office: ['reservations.void', seen()] },
  reopen: { office: ['reservations.reopen', seen()] },
  'correct-kilometers': {
    office: ['reservations.correct-kilometers', seen(() => ({ kilometers: 12, why: 'Lest av' }))],
  },
}

/** What a call answers that the law lets through: its receipt is a picture that nobody uploaded, and that is looked for after the law was asked. */
export const letThrough: Readonly<Partial<Record<ReservationAction, string>>> = { 'send-expense': 'resource.unknown' }
