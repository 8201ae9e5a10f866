import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInvitation, checkInvitee, checkRemoval, INVITATION_DAYS, stateAfterJoin } from './joining.ts'

const sent = new Date('2026-10-20T10:00:00Z')
const after = (days: number) => new Date(sent.getTime() + days * 24 * 3_600_000)
const open = { acceptedAt: null, revokedAt: null, expiresAt: after(INVITATION_DAYS) }

describe('joining a membership', () => {
  it('[M10] waits for the payment where the type asks for one', () => {
    expect(stateAfterJoin({ paymentRequired: true })).toBe('PAYMENT_REQUIRED')
    expect(stateAfterJoin({ paymentRequired: false })).toBe('ACTIVE')
  })
})

describe('an invitation', () => {
  it('[M11] works until the instant its 14 days are over, across a clock change too', () => {
    expect(checkInvitation(open, new Date(open.expiresAt.getTime() - 1))).toBeUndefined()
    expect(checkInvitation(open, open.expiresAt)).toBe('invitation.expired')
    expect(open.expiresAt.getTime() - sent.getTime()).toBe(14 * 24 * 3_600_000)
  })

  it('[M11] that was used stays used, and one that was revoked stays revoked, whenever it is tried', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (now) => {
        expect(checkInvitation({ ...open, acceptedAt: sent, revokedAt: sent }, now)).toBe('invitation.used')
        expect(checkInvitation({ ...open, revokedAt: sent }, now)).toBe('invitation.revoked')
      }),
    )
  })

  it('[M12] is for the address it was sent to, in any letter case, and for no other', () => {
    expect(checkInvitee('Ola@Delebil.test', ' ola@delebil.TEST ')).toBeUndefined()
    expect(checkInvitee('ola@delebil.test', 'ola@delebil.test.no')).toBe('invitation.other-person')
  })
})

describe('taking somebody out of a membership', () => {
  const facts = {
    callerIsOwner: true,
    isSelf: false,
    member: { isOwner: false, hasActiveReservation: false },
    owners: 1,
  }

  it('[M13] is for owners, and for members about themselves', () => {
    expect(checkRemoval(facts)).toBeUndefined()
    expect(checkRemoval({ ...facts, callerIsOwner: false })).toBe('membership.not-owner')
    expect(checkRemoval({ ...facts, callerIsOwner: false, isSelf: true })).toBeUndefined()
  })

  it('[M14] never takes the last owner', () => {
    const owner = { isOwner: true, hasActiveReservation: false }
    expect(checkRemoval({ ...facts, isSelf: true, member: owner })).toBe('membership.last-owner')
    expect(checkRemoval({ ...facts, isSelf: true, member: owner, owners: 2 })).toBeUndefined()
  })

  it('[M15] waits until an active reservation is over', () => {
    const driving = { isOwner: false, hasActiveReservation: true }
    expect(checkRemoval({ ...facts, member: driving })).toBe('membership.reservation-active')
  })
})
