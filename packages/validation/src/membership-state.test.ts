import { describe, expect, it } from 'vitest'
import { isMembershipState, needsIdCard } from './membership-state.ts'
import { describeMembership } from './text/membership-state-text.ts'

describe('state of a membership', () => {
  it.each([
    ['ACTIVE', 'Aktiv', 'green'],
    ['PAUSED', 'Pauset', 'yellow'],
    ['PAYMENT_REQUIRED', 'Ikke betalt', 'red'],
    ['BLOCKED', 'Sperret', 'red'],
    ['CANCELED', 'Avsluttet', 'red'],
  ])('[M1] %s reads %s and is %s', (state, text, indicator) => {
    expect(describeMembership({ state })).toEqual({ text, indicator })
    expect(isMembershipState(state)).toBe(true)
  })

  it('[M2] an active one speaks of its ID card while that must be verified', () => {
    const active = { state: 'ACTIVE', externalIdCardVerificationRequired: true }
    const waiting = { text: 'Venter på godkjenning av ID-kort', indicator: 'yellow' }
    const missing = { text: 'Mangler ID-kort', indicator: 'red' }
    expect(describeMembership({ ...active, externalIdCard: 'card.png' })).toEqual(waiting)
    for (const externalIdCard of [undefined, null, false, '']) {
      expect(describeMembership({ ...active, externalIdCard })).toEqual(missing)
    }
    expect(describeMembership({ ...active, state: 'PAUSED' })).toEqual({ text: 'Pauset', indicator: 'yellow' })
    expect(needsIdCard(active)).toBe(true)
    expect(needsIdCard({ ...active, state: 'BLOCKED' })).toBe(false)
    expect(needsIdCard({ state: 'ACTIVE' })).toBe(false)
  })

  it('[M3] an unknown one shows no indicator', () => {
    for (const state of ['', 'active', 'unknown', 'idCardMissing', 'toString']) {
      expect(describeMembership({ state, externalIdCardVerificationRequired: true })).toEqual({
        text: 'Ukjent status',
        indicator: undefined,
      })
    }
  })
})
