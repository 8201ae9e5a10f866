import type { MonthEnd, MonthEndItem, MonthEndKey } from '@delebil/core-api/admin'
import { monthEndKeys } from '@delebil/core-api/admin'

const needed: readonly MonthEndKey[] = ['ORDER', 'RUNS', 'ACCOUNTS', 'HOLES', 'BOOKS', 'BALANCE', 'PROMISES']
const left: Partial<Record<MonthEndKey, Pick<MonthEndItem, 'count' | 'ore' | 'of'>>> = {
  UNBILLED: { count: 3, ore: 1_320_630, of: ['Bryggen Arkitekter AS', 'Lars Olsen', 'Solveig Indrebø'] },
  UNMATCHED: { count: 3, ore: 184_000, of: ['Ukjent betaler', 'Kari Vik'] },
  ODOMETERS: { count: 5, ore: null, of: ['112604', '112611', '112620'] },
  UNPAID: { count: 4, ore: 612_050, of: ['10398 Torunn Vik', '10402 Lars Olsen', '10410 Nordnes kaffe AS'] },
}

export const sampleItems = (more: typeof left = left): MonthEndItem[] =>
  monthEndKeys.map((key) => ({
    key,
    ...(more[key] ?? { count: 0, ore: null, of: [] }),
    at: key === 'PROMISES' ? '2026-11-22T03:00:00+01:00' : null,
    isNeeded: needed.includes(key),
  }))

export const sampleMonth: MonthEnd = {
  month: '2026-10',
  months: [
    { month: '2026-08', isClosed: true },
    { month: '2026-09', isClosed: true },
    { month: '2026-10', isClosed: false },
    { month: '2026-11', isClosed: false },
  ],
  isOver: true,
  deadline: '2026-11-20',
  daysLeft: -2,
  items: sampleItems(),
  report: {
    month: '2026-10',
    invoices: { count: 412, first: 10_391, last: 10_802, grossOre: 47_401_010 },
    creditNotes: { count: 1, first: 10_803, last: 10_803, grossOre: -62_400 },
    receivedOre: 46_120_000,
    placedOre: 45_936_000,
    writtenOffOre: 101_300,
    repaidOre: 200_000,
    paidOutOre: 200_000,
    receivables: { openingOre: 812_040, closingOre: 2_313_350 },
    vat: [
      { vatCode: '3', vatPercent: 25, netOre: 35_269_232, vatOre: 8_817_308, lostNetOre: 81_040, lostVatOre: 20_260 },
      { vatCode: '7', vatPercent: 0, netOre: 3_252_070, vatOre: 0, lostNetOre: 0, lostVatOre: 0 },
    ],
    accounts: [
      { account: '1500', debitOre: 47_663_410, creditOre: 46_100_100 },
      { account: '1920', debitOre: 46_120_000, creditOre: 200_000 },
      { account: '2700', debitOre: 20_260, creditOre: 8_829_788 },
      { account: '2980', debitOre: 45_936_000, creditOre: 46_120_000 },
      { account: '2990', debitOre: 200_000, creditOre: 200_000 },
      { account: '3000', debitOre: 49_920, creditOre: 38_571_222 },
      { account: '7830', debitOre: 81_040, creditOre: 0 },
    ],
    journal: {
      vouchers: 840,
      rows: 2410,
      debitOre: 140_070_630,
      creditOre: 140_070_630,
      sha256: '9d1f0c0b6a5e8c1de2f5a90f3f1f0e5a6f6b6d0b6f0b9d1f0c0b6a5e8c1de2f5',
    },
  },
  openBillsOre: 2_313_350,
  closed: null,
}

export const sampleClosed: MonthEnd = {
  ...sampleMonth,
  items: [],
  closed: {
    at: '2026-11-22T15:30:00+01:00',
    by: 'Ragnhild Hansen',
    why: 'Fire purres i november',
    sha256: '4f0c2c6de2f5a90f3f1f0e5a6f6b6d0b6f0b9d1f0c0b6a5e8c1de2f59d1f0c0b',
    isSame: true,
  },
}
