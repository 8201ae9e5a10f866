import { expect, it } from 'vitest'
import { isLicenseValid, licenseStateAfter, licenseStates } from './license.ts'
import { licenseStateText } from './text/words.ts'

it('[V1] a licence counts when the register or the staff has confirmed it', () => {
  expect(licenseStates.filter(isLicenseValid)).toEqual(['VERIFIED', 'MANUAL'])
  for (const state of licenseStates) expect(licenseStateText[state].length).toBeGreaterThan(5)
})

it('[V2] class B verifies; anything else is no hit, but never undoes what the staff has seen', () => {
  for (const state of licenseStates) expect(licenseStateAfter(state, ['AM', 'B'])).toBe('VERIFIED')
  for (const classes of [[], ['A', 'BE']]) {
    expect(licenseStateAfter('UNKNOWN', classes)).toBe('NO_HIT')
    expect(licenseStateAfter('VERIFIED', classes)).toBe('NO_HIT')
    expect(licenseStateAfter('MANUAL', classes)).toBe('MANUAL')
  }
})
