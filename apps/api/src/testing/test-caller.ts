import type { Caller } from '../platform/verb.ts'

/** Somebody whose licence and address were checked. */
export const testCaller = (personId: number): Caller => ({
  personId,
  sessionTokenHash: Buffer.alloc(32),
  license: { state: 'MANUAL', validUntil: null },
  isEmailConfirmed: true,
})
