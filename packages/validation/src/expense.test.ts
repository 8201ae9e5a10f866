import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkExpense,
  EXPENSE_MAX_ORE,
  EXPENSE_SLACK_MINUTES,
  type ExpenseTrip,
  expenseDeviationsOf,
  expenseKinds,
  type SentExpense,
  tripSoFar,
} from './expense.ts'
import { addMinutes } from './time/duration.ts'

const start = new Date('2026-11-20T10:00:00+01:00')
const end = addMinutes(start, 240)
const now = addMinutes(end, 600)
const diesel: ExpenseTrip = { start, end, fuel: 'DIESEL', tankLitres: 50, batteryKwh: null }
const electric: ExpenseTrip = { start, end, fuel: 'ELECTRIC', tankLitres: null, batteryKwh: 60 }
const fuel: SentExpense = {
  kind: 'FUEL',
  amountOre: 84_000,
  quantity: 40,
  fuel: 'DIESEL',
  boughtAt: addMinutes(start, 60),
}
const charging: SentExpense = { ...fuel, kind: 'CHARGING', fuel: null, amountOre: 24_000 }
const wash: SentExpense = { ...fuel, kind: 'WASH', fuel: null, quantity: null, amountOre: 24_900 }

describe('what cannot be sent', () => {
  it('[I20] an amount from 1 øre to 10 000 kr is taken, and nothing beyond', () => {
    const at = (amountOre: number) => checkExpense({ ...wash, amountOre }, now).amountOre
    expect([0, 1, EXPENSE_MAX_ORE, EXPENSE_MAX_ORE + 1, 1.5].map(at)).toEqual([
      'expense.amount',
      undefined,
      undefined,
      'expense.amount',
      'expense.amount',
    ])
  })

  it('[I21] litres are asked for of fuel, kWh of charging, and neither of anything else', () => {
    expect(checkExpense(fuel, now)).toEqual({})
    expect(checkExpense({ ...fuel, quantity: null, fuel: null }, now)).toEqual({
      quantity: 'field.required',
      fuel: 'field.required',
    })
    expect(checkExpense({ ...charging, quantity: 0 }, now)).toEqual({ quantity: 'expense.quantity' })
    expect(checkExpense({ ...wash, quantity: 3, fuel: 'DIESEL' }, now)).toEqual({
      quantity: 'field.unknown',
      fuel: 'field.unknown',
    })
  })

  it('[I22] what is not bought yet is refused', () => {
    expect(checkExpense({ ...wash, boughtAt: now }, now)).toEqual({})
    expect(checkExpense({ ...wash, boughtAt: new Date(now.getTime() + 1) }, now)).toEqual({
      boughtAt: 'expense.in-future',
    })
  })
})

describe('what does not agree with the trip', () => {
  it('[I23] from an hour before the start to an hour after the end it belongs to the trip', () => {
    const at = (minutes: number, from: Date) =>
      expenseDeviationsOf({ ...wash, boughtAt: addMinutes(from, minutes) }, diesel).boughtAt
    const outside = 'expense.outside-trip'
    expect(at(-EXPENSE_SLACK_MINUTES, start)).toBeUndefined()
    expect(at(-EXPENSE_SLACK_MINUTES - 1, start)).toBe(outside)
    expect(at(EXPENSE_SLACK_MINUTES, end)).toBeUndefined()
    expect(at(EXPENSE_SLACK_MINUTES + 1, end)).toBe(outside)
  })

  it('[I23] a trip that was begun early or is late is as long as it really was', () => {
    const early = addMinutes(start, -30)
    const late = addMinutes(end, 90)
    expect(tripSoFar({ start, end, started: null, ended: null }, late)).toEqual({ start, end })
    expect(tripSoFar({ start, end, started: early, ended: null }, late)).toEqual({ start: early, end: late })
    expect(tripSoFar({ start, end, started: early, ended: end }, late)).toEqual({ start: early, end })
    expect(tripSoFar({ start, end, started: addMinutes(start, 20), ended: null }, start)).toEqual({ start, end })
  })

  it('[I24] fuel fits the car: an electric car takes no fuel, a diesel car no petrol and no charge', () => {
    expect(expenseDeviationsOf(fuel, electric).kind).toBe('expense.wrong-kind')
    expect(expenseDeviationsOf(charging, diesel).kind).toBe('expense.wrong-kind')
    expect(expenseDeviationsOf({ ...fuel, fuel: 'GASOLINE' }, diesel)).toEqual({ fuel: 'expense.wrong-fuel' })
    expect(expenseDeviationsOf(charging, { ...diesel, fuel: 'HYBRID' })).toEqual({})
    expect(expenseDeviationsOf({ ...fuel, fuel: 'GASOLINE' }, { ...diesel, fuel: 'HYBRID' })).toEqual({})
    expect(expenseDeviationsOf(charging, electric)).toEqual({})
  })

  it('[I25] more than the tank or the battery holds stands out, and more than any car holds where that is not known', () => {
    const litres = (quantity: number, trip = diesel) =>
      expenseDeviationsOf({ ...fuel, quantity, amountOre: Math.round(quantity * 2100) }, trip).quantity
    expect([50, 52.5, 52.6].map((quantity) => litres(quantity))).toEqual([undefined, undefined, 'expense.above-tank'])
    const unknown = { ...diesel, tankLitres: null }
    expect([120, 121].map((quantity) => litres(quantity, unknown))).toEqual([undefined, 'expense.above-tank'])
    const kwh = (quantity: number) =>
      expenseDeviationsOf({ ...charging, quantity, amountOre: quantity * 500 }, electric).quantity
    expect([72, 73].map(kwh)).toEqual([undefined, 'expense.above-tank'])
  })

  it('[I26] a litre costs from 10 to 35 kr, a kWh from 50 øre to 15 kr', () => {
    const price = (amountOre: number) => expenseDeviationsOf({ ...fuel, quantity: 10, amountOre }, diesel).amountOre
    expect([9_999, 10_000, 35_000, 35_001].map(price)).toEqual([
      'expense.unlikely-price',
      undefined,
      undefined,
      'expense.unlikely-price',
    ])
    const kwh = (amountOre: number) => expenseDeviationsOf({ ...charging, quantity: 10, amountOre }, electric).amountOre
    expect([499, 500, 15_000, 15_001].map(kwh)).toEqual([
      'expense.unlikely-price',
      undefined,
      undefined,
      'expense.unlikely-price',
    ])
  })

  it('[I27] what is neither fuel nor charging stands out by its time alone', () => {
    const others = expenseKinds.filter((kind) => kind !== 'FUEL' && kind !== 'CHARGING')
    fc.assert(
      fc.property(fc.constantFrom(...others), fc.integer({ min: 1, max: EXPENSE_MAX_ORE }), (kind, amountOre) => {
        expect(expenseDeviationsOf({ ...wash, kind, amountOre }, electric)).toEqual({})
      }),
    )
  })
})
