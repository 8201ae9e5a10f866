import type { MembershipType } from '@delebil/core-api'

/** What is paid to join, in øre; a share comes on the first invoice. */
export const costOf = ({ depositOre, feeOre }: Pick<MembershipType, 'depositOre' | 'feeOre'>): number =>
  depositOre + feeOre
