import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkLicense, isLicenseValid, licenseStateAfter, licenseStates } from './license.ts'
import { licenseStateText } from './text/words.ts'
import { osloDateText } from './time/oslo-time.ts'

const at = new Date('2026-11-22T12:00:00+01:00')

it('[V1] a licence counts when the register or the staff has confirmed it', () => {
  const isValid = (state: (typeof licenseStates)[number]) => isLicenseValid({ state, validUntil: null }, at)
  expect(licenseStates.filter(isValid)).toEqual(['VERIFIED', 'MANUAL'])
  expect(checkLicense({ state: 'NO_HIT', validUntil: '2030-01-01' }, at)).toBe('license.unchecked')
  for (const state of licenseStates) expect(licenseStateText[state].length).toBeGreaterThan(5)
})

it('[V1] and to the end of its last day in Oslo, to the millisecond', () => {
  const license = { state: 'MANUAL', validUntil: '2026-11-22' } as const
  expect(checkLicense(license, new Date('2026-11-22T23:59:59.999+01:00'))).toBeUndefined()
  expect(checkLicense(license, new Date('2026-11-23T00:00:00+01:00'))).toBe('license.expired')
  expect(isLicenseValid(license, new Date('2026-11-23T00:00:00+01:00'))).toBe(false)
})

it('[V1] and never counts again once it has run out', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, moment, (last, when) => {
      const license = { state: 'VERIFIED', validUntil: osloDateText(last) } as const
      expect(isLicenseValid(license, when)).toBe(osloDateText(when) <= osloDateText(last))
    }),
  )
})

it('[V2] class B verifies; anything else is no hit, but never undoes what the staff has seen', () => {
  for (const state of licenseStates) expect(licenseStateAfter(state, ['AM', 'B'])).toBe('VERIFIED')
  for (const classes of [[], ['A', 'BE']]) {
    expect(licenseStateAfter('UNKNOWN', classes)).toBe('NO_HIT')
    expect(licenseStateAfter('VERIFIED', classes)).toBe('NO_HIT')
    expect(licenseStateAfter('MANUAL', classes)).toBe('MANUAL')
  }
})
