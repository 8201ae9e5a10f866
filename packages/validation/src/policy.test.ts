import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkPolicyStart,
  checkPolicyValue,
  concurrentLimit,
  type DatedValue,
  isPolicyKey,
  policyAt,
  standardPolicy,
  termsOf,
} from './policy.ts'
import { policySectionText } from './policy-field.ts'
import { policyFields, policyKeys } from './policy-fields.ts'

const newYear = Date.parse('2027-01-01T00:00:00+01:00')
const fee = (value: unknown, at = newYear): DatedValue => ({
  key: 'cancelFeePercent',
  validFrom: new Date(at).toISOString(),
  value,
})
const percentAt = (values: readonly DatedValue[], time: number) => policyAt(values, new Date(time)).cancelFeePercent

describe('what a club decides', () => {
  it('[N9] limits the reservations of a membership that has no limit of its own', () => {
    const org = { concurrentReservations: 3 }
    expect(concurrentLimit(null, org)).toBe(3)
    expect(concurrentLimit(undefined, org)).toBe(3)
    expect(concurrentLimit(5, org)).toBe(5)
    expect(concurrentLimit(0, org)).toBe(0)
    expect(concurrentLimit(null, standardPolicy)).toBeNull()
  })

  it('[N7] holds from its instant on, and nothing else changes', () => {
    expect([-1, 0, 1].map((ms) => percentAt([fee(40)], newYear + ms))).toEqual([50, 40, 40])
    expect(policyAt([fee(40)], new Date(newYear))).toEqual({ ...standardPolicy, cancelFeePercent: 40 })
    expect(policyAt([], new Date(newYear))).toEqual(standardPolicy)
    expect(termsOf(policyAt([fee(40)], new Date(newYear)))).toEqual({
      cancelFeePercent: 40,
      cancelFeeWindowHours: 48,
      cancelFreeMinutes: 60,
    })
  })

  it('[N7] is the latest that has begun, in whatever order they are read', () => {
    const value = fc.record({ at: fc.integer({ min: 0, max: 50 }), percent: fc.integer({ min: 0, max: 100 }) })
    const values = fc.uniqueArray(value, { selector: ({ at }) => at, maxLength: 8 })
    fc.assert(
      fc.property(values, fc.integer({ min: -1, max: 51 }), (decided, now) => {
        const begun = decided.filter(({ at }) => at <= now)
        const latest = begun.find(({ at }) => begun.every((other) => other.at <= at))
        const found = percentAt(
          decided.map(({ at, percent }) => fee(percent, at)),
          now,
        )
        expect(found).toBe(latest?.percent ?? 50)
      }),
    )
  })

  it('[N8] is a whole number within its bounds, and the standard is one', () => {
    for (const key of policyKeys) {
      const { kind, least, most, standard, section } = policyFields[key]
      expect(policySectionText[section]).toMatch(/./)
      if (kind === 'sender' || kind === 'sms') continue
      for (const value of [least, most, standard]) expect(checkPolicyValue(key, value)).toBeUndefined()
      expect(checkPolicyValue(key, least - 1)).toBe('field.out-of-range')
      expect(checkPolicyValue(key, most + 1)).toBe('field.out-of-range')
      for (const value of [1.5, '40', true, Number.NaN]) expect(checkPolicyValue(key, value)).toBe('field.digits')
      for (const value of [null, undefined, '']) expect(checkPolicyValue(key, value)).toBe('field.required')
    }
    expect(['cancelFeePercent', 'toString', 'nothing'].map(isPolicyKey)).toEqual([true, false, false])
  })

  it('[N8] is a sender that may send, where it is a sender', () => {
    for (const value of ['Byfjord', '+4791234567', standardPolicy.smsSender])
      expect(checkPolicyValue('smsSender', value)).toBeUndefined()
    expect(['INFO', 'Bi', 7, null].map((value) => checkPolicyValue('smsSender', value))).toEqual([
      'field.sms-sender-name',
      'field.sms-sender',
      'field.required',
      'field.required',
    ])
  })

  it('[N8] is passed over where it is none', () => {
    for (const value of [101, -1, '40', null]) expect(percentAt([fee(30, newYear - 1), fee(value)], newYear)).toBe(30)
    expect(policyAt([{ ...fee(40), key: 'nothing' }], new Date(newYear))).toEqual(standardPolicy)
  })

  it('[N11] begins with a month where it owns the invoices, and at any moment otherwise', () => {
    const month = new Date('2027-01-01T00:00:00+01:00')
    const summer = new Date('2027-07-01T00:00:00+02:00')
    for (const at of [month, summer]) expect(checkPolicyStart('accountingOwner', at)).toBeUndefined()
    for (const off of [-1, 1, 60_000, 24 * 60 * 60_000])
      expect(checkPolicyStart('accountingOwner', new Date(month.getTime() + off))).toBe('setting.month-start')
    expect(checkPolicyStart('invoiceDueDays', new Date(month.getTime() + 1))).toBeUndefined()
  })
})
