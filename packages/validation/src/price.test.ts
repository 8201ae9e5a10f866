import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationFee } from './cancellation-fee.ts'
import { standardPolicy } from './policy.ts'
import { cancellationLines, priceReservation, priceUnits, sumLines, type Tariff } from './price.ts'
import { addMinutes } from './time/duration.ts'

const tariff: Tariff = {
  startFeeOre: 4900,
  hourOre: 4500,
  dayCapHours: 10,
  kilometerTiers: [
    { fromKm: 0, orePerKm: 390 },
    { fromKm: 100, orePerKm: 250 },
    { fromKm: 500, orePerKm: 199 },
  ],
  superDamageWaiverHourOre: 500,
  vatCode: '3',
  vatPercent: 25,
}
const start = new Date('2026-11-21T10:00:00+01:00')
const lasting = (minutes: number) => ({ start, end: addMinutes(start, minutes) })
const total = (tariffOf: Tariff, minutes: number, kilometers: number, superDamageWaiver: boolean) =>
  sumLines(priceReservation(tariffOf, { ...lasting(minutes), kilometers, superDamageWaiver }))

const amount = fc.integer({ min: 0, max: 20_000 })
const anyTariff: fc.Arbitrary<Tariff> = fc.record({
  startFeeOre: amount,
  hourOre: amount,
  dayCapHours: fc.integer({ min: 1, max: 48 }).map((halfHours) => halfHours / 2),
  kilometerTiers: fc
    .uniqueArray(fc.record({ fromKm: fc.integer({ min: 1, max: 900 }), orePerKm: amount }), {
      selector: ({ fromKm }) => fromKm,
      maxLength: 3,
    })
    .map((tiers) => [{ fromKm: 0, orePerKm: 400 }, ...tiers]),
  superDamageWaiverHourOre: amount,
  superDamageWaiverDayCapHours: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }),
  vatCode: fc.constant('3'),
  vatPercent: fc.constant(25),
})
const minutes = fc.integer({ min: 60, max: 20_000 })
const kilometers = fc.integer({ min: 0, max: 2000 })

describe('price of a reservation', () => {
  it('[C1] has a line for each part', () => {
    expect(priceReservation(tariff, { ...lasting(150), kilometers: 120, superDamageWaiver: true })).toEqual([
      {
        product: 'startFee',
        description: 'Startpris',
        quantity: 1,
        unit: 'stk',
        unitPriceOre: 4900,
        totalOre: 4900,
        vatCode: '3',
      },
      {
        product: 'hours',
        description: 'Leietid',
        quantity: 2.5,
        unit: 'time',
        unitPriceOre: 4500,
        totalOre: 11_250,
        vatCode: '3',
      },
      {
        product: 'kilometers',
        description: 'Kilometer til 100 km',
        quantity: 100,
        unit: 'km',
        unitPriceOre: 390,
        totalOre: 39_000,
        vatCode: '3',
      },
      {
        product: 'kilometers',
        description: 'Kilometer 100–500 km',
        quantity: 20,
        unit: 'km',
        unitPriceOre: 250,
        totalOre: 5000,
        vatCode: '3',
      },
      {
        product: 'superDamageWaiver',
        description: 'Redusert egenandel',
        quantity: 2.5,
        unit: 'time',
        unitPriceOre: 500,
        totalOre: 1250,
        vatCode: '3',
      },
    ])
  })

  it('[C1] leaves out lines of 0 øre', () => {
    const lines = priceReservation({ ...tariff, startFeeOre: 0 }, { ...lasting(60), superDamageWaiver: false })
    expect(lines.map(({ description }) => description)).toEqual(['Leietid'])
    const oneTier = { ...tariff, kilometerTiers: [{ fromKm: 0, orePerKm: 400 }] }
    const withKilometers = priceReservation(oneTier, { ...lasting(60), kilometers: 5, superDamageWaiver: false })
    expect(withKilometers.map(({ description }) => description)).toEqual(['Startpris', 'Leietid', 'Kilometer'])
    expect(priceUnits).toEqual(['stk', 'time', 'km'])
  })

  it('[C4] the tiers hold exactly the kilometres, in whatever order they stand', () => {
    const reversed = { ...tariff, kilometerTiers: tariff.kilometerTiers.toReversed() }
    const lines = priceReservation(reversed, { ...lasting(60), kilometers: 600, superDamageWaiver: false })
    expect(lines.filter(({ unit }) => unit === 'km').map(({ quantity }) => quantity)).toEqual([100, 400, 100])
    expect(lines.at(-1)?.description).toBe('Kilometer over 500 km')
    fc.assert(
      fc.property(anyTariff, kilometers, (anyOne, driven) => {
        const free = {
          ...anyOne,
          kilometerTiers: anyOne.kilometerTiers.map((tier) => ({ ...tier, orePerKm: tier.orePerKm + 1 })),
        }
        const priced = priceReservation(free, { ...lasting(60), kilometers: driven, superDamageWaiver: false })
        const sum = priced.reduce((km, { unit, quantity }) => km + (unit === 'km' ? quantity : 0), 0)
        expect(sum).toBe(driven)
      }),
    )
  })

  it('[C5] the waiver has its own cap where it has one', () => {
    const waiver = (tariffOf: Tariff) =>
      priceReservation(tariffOf, { ...lasting(780), superDamageWaiver: true }).at(-1)?.quantity
    expect(waiver(tariff)).toBe(10)
    expect(waiver({ ...tariff, superDamageWaiverDayCapHours: 6 })).toBe(6)
    expect(total(tariff, 780, 0, true) - total(tariff, 780, 0, false)).toBe(10 * 500)
  })

  it('[C6] a longer reservation or a longer way never costs less', () => {
    fc.assert(
      fc.property(
        anyTariff,
        minutes,
        minutes,
        kilometers,
        kilometers,
        fc.boolean(),
        (anyOne, a, b, near, far, waiver) => {
          const [short, long] = [Math.min(a, b), Math.max(a, b)]
          expect(total(anyOne, long, near, waiver)).toBeGreaterThanOrEqual(total(anyOne, short, near, waiver))
          expect(total(anyOne, a, Math.max(near, far), waiver)).toBeGreaterThanOrEqual(
            total(anyOne, a, Math.min(near, far), waiver),
          )
        },
      ),
    )
  })

  it('[C7] each line is quantity times unit price in whole øre', () => {
    fc.assert(
      fc.property(anyTariff, minutes, kilometers, fc.boolean(), (anyOne, length, driven, superDamageWaiver) => {
        const lines = priceReservation(anyOne, { ...lasting(length), kilometers: driven, superDamageWaiver })
        for (const { quantity, unitPriceOre, totalOre } of lines) {
          expect(Number.isInteger(totalOre)).toBe(true)
          expect(totalOre).toBe(Math.round(quantity * unitPriceOre))
        }
        expect(sumLines(lines)).toBe(lines.map(({ totalOre }) => totalOre).reduce((a, b) => a + b, 0))
      }),
    )
    expect(sumLines([])).toBe(0)
  })

  it('[C8] a cancellation is one line with the fee, or none', () => {
    const moment = {
      ...standardPolicy,
      ...lasting(48 * 60),
      created: new Date('2026-01-01T00:00:00Z'),
      now: addMinutes(start, -60),
    }
    expect(cancellationLines(tariff, moment)).toEqual([
      {
        product: 'cancellation',
        description: 'Avbestillingsgebyr',
        quantity: 23.5,
        unit: 'time',
        unitPriceOre: 4500,
        totalOre: 105_750,
        vatCode: '3',
      },
    ])
    expect(sumLines(cancellationLines(tariff, moment))).toBe(cancellationFee({ ...moment, hourlyRateOre: 4500 }).feeOre)
    expect(cancellationLines(tariff, { ...moment, created: moment.now })).toEqual([])
  })
})
