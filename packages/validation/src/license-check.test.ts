import { expect, it } from 'vitest'
import { checkLicenseApproval, isLicenseEnding, licenseRefusals, staffLicenseRefusals } from './license-check.ts'
import { licenseRefusalText } from './text/words.ts'

// In Oslo it is the day after already.
const now = new Date('2026-11-22T23:30:00Z')

it('[V8] a licence is approved until today or a later day in Oslo', () => {
  expect(checkLicenseApproval('2026-11-22', now)).toBe('license.date-past')
  expect(checkLicenseApproval('2026-11-23', now)).toBeUndefined()
  expect(checkLicenseApproval('2099-12-31', now)).toBeUndefined()
})

it('[V9] a licence is ending from 30 days before its last day to the end of that day', () => {
  expect(isLicenseEnding('2026-12-24', now)).toBe(false)
  expect(isLicenseEnding('2026-12-23', now)).toBe(true)
  expect(isLicenseEnding('2026-11-23', now)).toBe(true)
  expect(isLicenseEnding('2026-11-22', now)).toBe(false)
  expect(isLicenseEnding(null, now)).toBe(false)
})

it('[V10] staff refuse for each reason that has a text, but for that nobody looked', () => {
  expect(licenseRefusals.filter((reason) => !staffLicenseRefusals.some((own) => own === reason))).toEqual(['UNCHECKED'])
  for (const reason of licenseRefusals) expect(licenseRefusalText[reason]).toMatch(/^[A-ZÆØÅ].*\.$/)
})
