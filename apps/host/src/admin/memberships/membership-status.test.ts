import { describe, expect, test } from 'vitest'
import { membershipStatus } from './membership-status.ts'

describe('how a membership stands, for staff', () => {
  test.each([
    ['ACTIVE', 'Aktiv', 'green'],
    ['PAUSED', 'Pauset', 'yellow'],
    ['PAYMENT_REQUIRED', 'Ikke betalt', 'red'],
    ['BLOCKED', 'Sperret', 'red'],
    ['CANCELED', 'Avsluttet', 'red'],
    ['OTHER', 'Ukjent status', 'none'],
  ])('%s reads %s and is %s', (state, text, tone) => {
    expect(membershipStatus({ state, externalIdCardVerificationRequired: false, externalIdCard: null })).toEqual({
      text,
      tone,
    })
  })

  test('an active membership tells of its ID card while that must be verified', () => {
    const active = { state: 'ACTIVE', externalIdCardVerificationRequired: true }
    expect(membershipStatus({ ...active, externalIdCard: null })).toEqual({ text: 'Mangler ID-kort', tone: 'red' })
    const waiting = { text: 'Venter på godkjenning av ID-kort', tone: 'yellow' }
    expect(membershipStatus({ ...active, externalIdCard: 'kort.png' })).toEqual(waiting)
    expect(membershipStatus({ ...active, externalIdCard: true })).toEqual(waiting)
  })
})
