import { isCharged, isFuelled } from './car-access.ts'
import type { ProblemCode } from './problem.ts'
import { addMinutes } from './time/duration.ts'

/** What a member can have paid for on a trip; the words of the wire. */
export const expenseKinds = ['FUEL', 'CHARGING', 'WASH', 'PARKING', 'OTHER'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** What is filled at a pump. */
export const expenseFuels = ['GASOLINE', 'DIESEL'] as const
export type ExpenseFuel = (typeof expenseFuels)[number]

/** What has become of an expense: it waits, is set off against the next invoice, is to be paid out, has been, or was refused. */
export const expenseStates = ['RECEIVED', 'CREDITED', 'PAYOUT', 'PAID', 'REFUSED'] as const
export type ExpenseState = (typeof expenseStates)[number]

/** The most that one receipt can be of (øre). */
export const EXPENSE_MAX_ORE = 1_000_000
/** A receipt can be sent until so many days after the end. */
export const EXPENSE_DAYS = 90
/** What is bought so long before the start or after the end still belongs to the trip (minutes). */
export const EXPENSE_SLACK_MINUTES = 60
export const EXPENSE_STATION_MAX_LENGTH = 100
export const EXPENSE_NOTE_MAX_LENGTH = 500

/** What speaks against an expense, of which whoever sends it may be right all the same. */
export const expenseDeviations = [
  'expense.outside-trip',
  'expense.wrong-kind',
  'expense.wrong-fuel',
  'expense.above-tank',
  'expense.unlikely-price',
  'expense.seen-before',
] as const satisfies readonly ProblemCode[]
export type ExpenseDeviation = (typeof expenseDeviations)[number]

/** An expense as it is sent. `quantity`: litres or kWh. */
export type SentExpense = {
  readonly kind: ExpenseKind
  readonly amountOre: number
  readonly quantity: number | null
  readonly fuel: ExpenseFuel | null
  readonly boughtAt: Date
}

/** The trip that it was paid on, as it really was, and what its car holds, where that is known. */
export type ExpenseTrip = {
  readonly start: Date
  readonly end: Date
  /** Key of FUEL_TYPE. */
  readonly fuel: string | null
  readonly tankLitres: number | null
  readonly batteryKwh: number | null
}

/** No car of a club holds more, whatever its model says. */
const LARGEST = { FUEL: 120, CHARGING: 150 } as const
// Charging loses some of what is paid for; a tank holds a little more than its papers say.
const ROOM = { FUEL: 1.05, CHARGING: 1.2 } as const
/** What a litre or a kWh can cost (øre). */
const UNIT_ORE = { FUEL: [1000, 3500], CHARGING: [50, 1500] } as const

/** Litres and kWh are asked for, and of what; of anything else they are not. */
export function isMeasured(kind: ExpenseKind): kind is 'FUEL' | 'CHARGING' {
  return kind === 'FUEL' || kind === 'CHARGING'
}

type TripTimes = {
  readonly start: Date
  readonly end: Date
  readonly started: Date | null
  readonly ended: Date | null
}

/** From when until when a trip really was: the earlier of the two starts, and what is under way lasts until its end or now. */
export function tripSoFar({ start, end, started, ended }: TripTimes, now: Date): Pick<ExpenseTrip, 'start' | 'end'> {
  const isUnderWay = started !== null && ended === null
  return {
    start: started !== null && started < start ? started : start,
    end: ended ?? (isUnderWay && now > end ? now : end),
  }
}

type SentField = keyof SentExpense

/** What can't be sent at all, by field. */
export function checkExpense(
  { kind, amountOre, quantity, fuel, boughtAt }: SentExpense,
  now: Date,
): Partial<Record<SentField, ProblemCode>> {
  const isAmount = Number.isInteger(amountOre) && amountOre >= 1 && amountOre <= EXPENSE_MAX_ORE
  const needsQuantity = isMeasured(kind) && (quantity === null || !(quantity > 0 && quantity < 1000))
  return {
    ...(!isAmount && { amountOre: 'expense.amount' }),
    ...(needsQuantity && { quantity: quantity === null ? 'field.required' : 'expense.quantity' }),
    ...(!isMeasured(kind) && quantity !== null && { quantity: 'field.unknown' }),
    ...(kind === 'FUEL' && fuel === null && { fuel: 'field.required' }),
    ...(kind !== 'FUEL' && fuel !== null && { fuel: 'field.unknown' }),
    ...(boughtAt > now && { boughtAt: 'expense.in-future' }),
  }
}

/** What the car holds of it, with some room. */
function mostOf(kind: 'FUEL' | 'CHARGING', { tankLitres, batteryKwh }: ExpenseTrip): number {
  const holds = kind === 'FUEL' ? tankLitres : batteryKwh
  return holds === null ? LARGEST[kind] : holds * ROOM[kind]
}

const kindFits = (kind: ExpenseKind, car: string | null): boolean =>
  kind === 'FUEL' ? isFuelled(car) : kind !== 'CHARGING' || isCharged(car) || car === 'HYBRID'

/** What does not agree with the trip and its car, by field. Whoever sends it is told, and may be right. */
export function expenseDeviationsOf(
  { kind, amountOre, quantity, fuel, boughtAt }: SentExpense,
  trip: ExpenseTrip,
): Partial<Record<SentField, ExpenseDeviation>> {
  const isEarly = boughtAt < addMinutes(trip.start, -EXPENSE_SLACK_MINUTES)
  const isLate = boughtAt > addMinutes(trip.end, EXPENSE_SLACK_MINUTES)
  const wrongFuel = fuel !== null && (trip.fuel === 'GASOLINE' || trip.fuel === 'DIESEL') && trip.fuel !== fuel
  const measured = isMeasured(kind) && quantity !== null && quantity > 0
  const unitOre = measured ? amountOre / quantity : undefined
  const [least, most] = isMeasured(kind) ? UNIT_ORE[kind] : [0, Number.POSITIVE_INFINITY]
  return {
    ...((isEarly || isLate) && { boughtAt: 'expense.outside-trip' }),
    ...(!kindFits(kind, trip.fuel) && { kind: 'expense.wrong-kind' }),
    ...(wrongFuel && { fuel: 'expense.wrong-fuel' }),
    ...(measured && quantity > mostOf(kind, trip) && { quantity: 'expense.above-tank' }),
    ...(unitOre !== undefined && (unitOre < least || unitOre > most) && { amountOre: 'expense.unlikely-price' }),
  }
}
