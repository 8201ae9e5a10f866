import { cancellationLines, priceReservation, standardPolicy, type Tariff } from '@delebil/validation'
import { priceLineText } from '@delebil/validation/text'
import { addMinutes } from '@delebil/validation/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TariffRow, tariffRows } from './tariff-rows.ts'

const ore = (text: string): number => Math.round(Number(text.replace(/\s/g, '').replace(',', '.')) * 100)

/** Reads a tariff off the page, as a member with pen and paper would: knows nothing but the words in the table. */
function readOffPage(rows: readonly TariffRow[]): Tariff {
  const amount = (row: TariffRow | undefined) => (row ? ore(/^([\d\s ,]+)kr/.exec(row.price)?.[1] ?? 'x') : 0)
  const cap = (row: TariffRow | undefined) => Number(/høyst (\d+) timer/.exec(row?.price ?? '')?.[1] ?? 24)
  const find = (what: string) => rows.find((row) => row.what === what)
  const kilometers = rows.filter(({ what }) => what.startsWith(priceLineText.kilometers))
  const fromKm = (what: string) => {
    if (what === priceLineText.kilometers || what.includes(' til ')) return 0
    return Number(/(?:over )?(\d+)/.exec(what)?.[1])
  }
  return {
    startFeeOre: amount(find(priceLineText.startFee)),
    hourOre: amount(find(priceLineText.hours)),
    dayCapHours: cap(find(priceLineText.hours)),
    kilometerTiers: kilometers.map((row) => ({ fromKm: fromKm(row.what), orePerKm: amount(row) })),
    superDamageWaiverHourOre: amount(find(priceLineText.superDamageWaiver)),
    superDamageWaiverDayCapHours: cap(find(priceLineText.superDamageWaiver)),
    vatCode: '3',
    vatPercent: 25,
  }
}

const price = fc.integer({ min: 1, max: 2_000_000 })
const tariffs = fc.record({
  startFeeOre: price,
  hourOre: price,
  dayCapHours: fc.integer({ min: 1, max: 24 }),
  kilometerTiers: fc
    .uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 3 })
    .chain((starts) =>
      fc.tuple(
        ...[0, ...starts.toSorted((a, b) => a - b)].map((fromKm) =>
          fc.record({ fromKm: fc.constant(fromKm), orePerKm: price }),
        ),
      ),
    ),
  superDamageWaiverHourOre: price,
  superDamageWaiverDayCapHours: fc.integer({ min: 1, max: 24 }),
  vatCode: fc.constant('3'),
  vatPercent: fc.constant(25),
})
// Around a year with both clock changes.
const starts = fc.date({
  min: new Date('2026-09-01T00:00:00Z'),
  max: new Date('2027-06-01T00:00:00Z'),
  noInvalidDate: true,
})
const trips = fc.record({
  start: starts,
  minutes: fc.integer({ min: 60, max: 30 * 24 * 60 }),
  kilometers: fc.integer({ min: 0, max: 2000 }),
  superDamageWaiver: fc.boolean(),
})

test('for any tariff and trip the rows of the page lead to the price that is billed', () => {
  fc.assert(
    fc.property(tariffs, trips, (tariff, { start, minutes, ...more }) => {
      const trip = { start, end: addMinutes(start, minutes), ...more }
      expect(priceReservation(readOffPage(tariffRows(tariff)), trip)).toEqual(priceReservation(tariff, trip))
    }),
  )
})

test('for any tariff and moment the rows of the page lead to the fee that is charged', () => {
  fc.assert(
    fc.property(tariffs, trips, fc.integer({ min: 0, max: 5 * 24 * 60 }), (tariff, { start, minutes }, ahead) => {
      const now = addMinutes(start, -ahead)
      const moment = { ...standardPolicy, start, end: addMinutes(start, minutes), created: addMinutes(now, -90), now }
      expect(cancellationLines(readOffPage(tariffRows(tariff)), moment)).toEqual(cancellationLines(tariff, moment))
    }),
  )
})

test('a part that is free has no row, and the waiver keeps its own day cap', () => {
  const tariff: Tariff = {
    startFeeOre: 0,
    hourOre: 0,
    dayCapHours: 10,
    kilometerTiers: [{ fromKm: 0, orePerKm: 0 }],
    superDamageWaiverHourOre: 650,
    superDamageWaiverDayCapHours: 12,
    vatCode: '3',
    vatPercent: 25,
  }
  expect(tariffRows(tariff)).toEqual([
    { what: 'Redusert egenandel', price: '6,50\u00a0kr per time, høyst 12 timer per døgn' },
  ])
})
