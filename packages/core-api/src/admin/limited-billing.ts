import type { Permission } from '../endpoint.ts'

/** Whoever may open one of these sees the lines that are of it. */
export const tripOrMembership = ['RESERVATION_READ', 'MEMBERSHIP_READ'] as const

/** Open to whoever sees all money, and with LIMITED_BILLING_READ to those who may open what it is about. */
export const limitedTo = <const P extends readonly Permission[]>(...beside: P) =>
  ({ anyOf: ['BILLING_READ', 'LIMITED_BILLING_READ'], beside: { LIMITED_BILLING_READ: beside } }) as const
