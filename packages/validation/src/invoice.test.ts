import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chargeOfLine,
  deriveInvoiceState,
  formatBankAccount,
  groupsOfLines,
  invoiceKid,
  reverseAmount,
  vatOfInvoiceLines,
} from './invoice.ts'
import { appendKidCheck } from './kid.ts'
import { standardPolicy } from './policy.ts'
import { cancellationLines, priceReservation, sumLines, type Tariff } from './price.ts'

const tariff: Tariff = {
  startFeeOre: 2500,
  hourOre: 3901,
  dayCapHours: 10,
  kilometerTiers: [
    { fromKm: 0, orePerKm: 303 },
    { fromKm: 100, orePerKm: 227 },
  ],
  superDamageWaiverHourOre: 600,
  vatCode: '3',
  vatPercent: 25,
}
const start = new Date('2026-10-24T10:00:00Z')

describe('invoices', () => {
  it('[I1] credited beats written off beats paid beats overdue, which begins the day after the due date', () => {
    const state = (isPaid: boolean, isCredited: boolean, today: string, isWrittenOff = false) =>
      deriveInvoiceState({ dueDate: '2026-11-15', isPaid, isCredited, isWrittenOff }, today)
    expect(state(false, false, '2026-11-15')).toBe('OPEN')
    expect(state(false, false, '2026-11-16')).toBe('OVERDUE')
    expect(state(true, false, '2027-01-01')).toBe('PAID')
    expect(state(true, true, '2026-11-01')).toBe('CREDITED')
    expect(state(true, false, '2027-01-01', true)).toBe('WRITTEN_OFF')
    expect(state(false, false, '2027-01-01', true)).toBe('OVERDUE')
  })

  it('[I2] every line of a price becomes a charge, to the øre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.integer({ min: 0, max: 900 }), (halfHours, kilometers) => {
        const end = new Date(start.getTime() + halfHours * 1_800_000)
        const lines = priceReservation(tariff, { start, end, kilometers, superDamageWaiver: true })
        const billed = lines.map((line) => chargeOfLine(line, tariff))
        const [share] = vatOfInvoiceLines(billed)
        expect(share?.grossOre).toBe(sumLines(lines))
        expect((share?.netOre ?? 0) + (share?.vatOre ?? 0)).toBe(sumLines(lines))
        expect(share?.vatOre).toBe(billed.reduce((sum, { vatOre }) => sum + vatOre, 0))
      }),
    )
    const moment = {
      ...standardPolicy,
      start,
      end: new Date(start.getTime() + 7_200_000),
      created: new Date(0),
      now: start,
    }
    expect(cancellationLines(tariff, moment).map((line) => chargeOfLine(line, tariff))).toEqual([
      {
        description: 'Avbestillingsgebyr',
        quantity: 1,
        unit: 'time',
        unitPriceOre: 3901,
        vatCode: '3',
        vatPercent: 25,
        vatOre: 780,
        grossOre: 3901,
      },
    ])
  })

  it('[I2] the VAT of a charge is that of its product, whatever the tariff said', () => {
    const [line] = priceReservation(tariff, { start, end: start, superDamageWaiver: false })
    if (!line) throw new Error('no line')
    const { vatCode, vatPercent, vatOre, grossOre } = chargeOfLine(line, { vatCode: '33', vatPercent: 12 })
    expect({ vatCode, vatPercent, vatOre, grossOre }).toEqual({
      vatCode: '33',
      vatPercent: 12,
      vatOre: 268,
      grossOre: 2500,
    })
  })

  it('[I5] an amount and what takes it back come to nothing, at any rate', () => {
    const anyLine = fc.record({
      product: fc.constant('hours' as const),
      description: fc.constant('Leietid'),
      quantity: fc.double({ min: 0.5, max: 100, noNaN: true }),
      unit: fc.constant('time' as const),
      unitPriceOre: fc.integer({ min: 1, max: 100_000 }),
      totalOre: fc.integer({ min: 0, max: 10_000_000 }),
      vatCode: fc.constant('3'),
    })
    fc.assert(
      fc.property(anyLine, fc.constantFrom(0, 12, 15, 25), (line, vatPercent) => {
        const charge = chargeOfLine(line, { vatCode: '3', vatPercent })
        const back = reverseAmount(charge)
        expect(back.grossOre + charge.grossOre).toBe(0)
        expect(back.vatOre + charge.vatOre).toBe(0)
        expect(back.quantity + charge.quantity).toBe(0)
        expect(reverseAmount(back)).toEqual(charge)
      }),
    )
  })

  it('[I2] lines with other rates have a sum of their own', () => {
    const line = (vatCode: string, vatPercent: number, vatOre: number) => ({
      vatCode,
      vatPercent,
      vatOre,
      grossOre: 1000,
    })
    expect(vatOfInvoiceLines([line('3', 25, 200), line('6', 0, 0), line('3', 25, 201)])).toEqual([
      { vatCode: '3', vatPercent: 25, grossOre: 2000, netOre: 1599, vatOre: 401 },
      { vatCode: '6', vatPercent: 0, grossOre: 1000, netOre: 1000, vatOre: 0 },
    ])
  })

  it('[I3] a KID has 17 digits, begins with the customer and passes the check', () => {
    expect(invoiceKid({ membershipId: 42, number: 10001 })).toBe('00000042000100018')
    const part = fc.integer({ min: 1, max: 99_999_999 })
    fc.assert(
      fc.property(part, part, (membershipId, number) => {
        const kid = invoiceKid({ membershipId, number })
        expect(kid).toHaveLength(17)
        expect(Number(kid.slice(0, 8))).toBe(membershipId)
        expect(appendKidCheck(kid.slice(0, -1))).toBe(kid)
      }),
    )
    expect(() => invoiceKid({ membershipId: 100_000_000, number: 1 })).toThrow(RangeError)
  })

  it('[I4] a bank account is written in groups of 4, 2 and 5', () => {
    expect(formatBankAccount('15031234567')).toBe('1503\u00a012\u00a034567')
    expect(formatBankAccount('123')).toBe('123')
  })

  it('[I8] lines of the same driver that follow each other are a group, and the groups come to what the lines do', () => {
    const line = (groupName: string | null, grossOre: number) => ({ groupName, grossOre })
    expect(groupsOfLines([line('Eva', 100), line('Eva', -25), line(null, 5)])).toEqual([
      { name: 'Eva', grossOre: 75, lines: [line('Eva', 100), line('Eva', -25)] },
      { name: null, grossOre: 5, lines: [line(null, 5)] },
    ])
    const lines = fc.array(fc.record({ groupName: fc.option(fc.constantFrom('Eva', 'Ola')), grossOre: fc.integer() }))
    fc.assert(
      fc.property(lines, (all) => {
        const groups = groupsOfLines(all)
        expect(groups.flatMap((group) => group.lines)).toEqual(all)
        for (const group of groups)
          expect(group.grossOre).toBe(group.lines.reduce((sum, { grossOre }) => sum + grossOre, 0))
      }),
    )
  })
})
