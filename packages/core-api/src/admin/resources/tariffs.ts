import { day, money, number, ref, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { money as rights } from './rights.ts'

/** What cars cost from a day on. A tariff is never changed: trips that were booked under it keep it, and another takes its place. */
export const tariffs = adminResource({
  key: 'tariffs',
  page: 'billing-management/tariffs',
  noun: ['takst', 'takster'],
  ...rights,
  fields: {
    name: text('Navn', { write: 'create', sort: true, filter: true, search: true }, 60),
    /** The cars of that one cost this from the day on; left out, it is for cars that are given it. */
    replacesId: ref('Tar over for', 'tariffs', { write: 'create', optional: true, aside: true, derived: true }),
    validFrom: day('Gjelder fra', { write: 'create', sort: true, filter: true }),
    inForce: yesNo('Gjelder nå', { filter: true }),
    carCount: number('Biler', { derived: true }),
    startFeeOre: money('Startpris', { write: 'create' }),
    hourOre: money('Pris per time', { write: 'create' }),
    dayCapHours: number('Timer det betales for i døgnet', { write: 'create', aside: true }, 1, 24),
    kilometerOre: money('Pris per kilometer', { write: 'create' }),
    tierFromKm: number('Annen kilometerpris fra km', { write: 'create', optional: true, aside: true }, 1, 10_000),
    tierOre: money('Pris per kilometer derfra', { write: 'create', optional: true, aside: true }),
    superDamageWaiverHourOre: money('Redusert egenandel per time', { write: 'create', aside: true }),
    superDamageWaiverDayCapHours: number(
      'Timer det betales redusert egenandel for i døgnet',
      { write: 'create', aside: true },
      1,
      24,
    ),
  },
  title: ['name', 'validFrom'],
  sort: '-validFrom',
  can: { create: true, remove: true },
  problems: {
    create: ['tariff.in-past', 'tariff.taken', 'charge.no-vat-rate'],
    remove: ['tariff.in-force'],
  },
})
