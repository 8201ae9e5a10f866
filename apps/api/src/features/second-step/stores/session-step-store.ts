import type { Queryable } from '../../../platform/db/queryable.ts'

/** The session proved its second step. */
export const markProved = async (tx: Queryable, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx.change('update session set second_step_at = $2, challenge = null where token_hash = $1', [tokenHash, now])
}

/** What a passkey is to sign in this session, once and soon. */
export const keepChallenge = async (
  tx: Queryable,
  tokenHash: Buffer,
  challenge: string,
  until: Date,
): Promise<void> => {
  await tx.change('update session set challenge = $2, challenge_until = $3 where token_hash = $1', [
    tokenHash,
    challenge,
    until,
  ])
}

/** Takes the challenge away, whatever comes of it. */
export const takeChallenge = async (tx: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> => {
  const row = await tx.oneRow<{ challenge: string | null }>(
    `update session s set challenge = null from (select challenge, token_hash from session where token_hash = $1 for update) old
     where s.token_hash = old.token_hash and s.challenge_until > $2 returning old.challenge`,
    [tokenHash, now],
  )
  return row?.challenge ?? undefined
}
