import type { Queryable } from '../../../platform/db/queryable.ts'

/** What a challenge was given for: to add a passkey, or to prove oneself with one. */
export type ChallengePurpose = 'ADD' | 'PROVE'

/** The session proved its second step. */
export const markProved = async (tx: Queryable, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx.change('update session set second_step_at = $2, challenge = null where token_hash = $1', [tokenHash, now])
}

/** What a passkey is to sign in this session, once and soon. */
export const keepChallenge = async (
  tx: Queryable,
  tokenHash: Buffer,
  {
    purpose,
    challenge,
    until,
  }: { readonly purpose: ChallengePurpose; readonly challenge: string; readonly until: Date },
): Promise<void> => {
  await tx.change('update session set challenge = $2, challenge_for = $3, challenge_until = $4 where token_hash = $1', [
    tokenHash,
    challenge,
    purpose,
    until,
  ])
}

/** Takes the challenge away, whatever comes of it; undefined where it was given for something else. */
export const takeChallenge = async (
  tx: Queryable,
  tokenHash: Buffer,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string | undefined> => {
  const row = await tx.oneRow<{ challenge: string | null; purpose: ChallengePurpose | null }>(
    `update session s set challenge = null
     from (select challenge, challenge_for, token_hash from session where token_hash = $1 for update) old
     where s.token_hash = old.token_hash and s.challenge_until > $2 returning old.challenge, old.challenge_for as purpose`,
    [tokenHash, now],
  )
  return row?.purpose === purpose ? (row.challenge ?? undefined) : undefined
}
