import type { MembershipType } from '@delebil/core-api'

/** What it costs to join, in øre. */
export const costOf = ({ depositOre, feeOre }: Pick<MembershipType, 'depositOre' | 'feeOre'>): number =>
  depositOre + feeOre
