import type { Queryable } from '../db/queryable.ts'

/** A call that may be sent twice: whose, under which key, and a hash of all that it asked for. */
export type CallKey = { personId: number; key: string; fingerprint: Buffer }

/** An answer to keep; the body is text so that a replay is equal to the byte. */
export type StoredAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string }

/** `claimed`: do the work and `finishCall`. `replay`: answer this. `mismatch`: the key was used for something else. */
export type Claim =
  | { state: 'claimed' }
  | { state: 'replay'; answer: StoredAnswer }
  | { state: 'mismatch' }
  | { state: 'in-flight' }

type Row = { fingerprint: Buffer; status: number | null; headers: Record<string, string> | null; body: string | null }

/** Claims the key inside the call's own transaction. A twin that is under way is waited for. */
export const claimCall = async (tx: Queryable, { personId, key, fingerprint }: CallKey): Promise<Claim> => {
  const inserted = await tx.change(
    'insert into idempotency (person_id, key, fingerprint) values ($1, $2, $3) on conflict do nothing',
    [personId, key, fingerprint],
    'claim-call',
  )
  if (inserted === 1) return { state: 'claimed' }
  const row = await tx.oneRow<Row>(
    'select fingerprint, status, headers, body from idempotency where person_id = $1 and key = $2',
    [personId, key],
    'find-call',
  )
  if (row === undefined) return { state: 'in-flight' }
  if (!row.fingerprint.equals(fingerprint)) return { state: 'mismatch' }
  if (row.status === null || row.body === null) return { state: 'in-flight' }
  return { state: 'replay', answer: { status: row.status, headers: row.headers ?? {}, body: row.body } }
}

/** Keeps the answer; it commits together with what the call wrote. */
export const finishCall = async (
  tx: Queryable,
  { personId, key }: Omit<CallKey, 'fingerprint'>,
  answer: StoredAnswer,
): Promise<void> => {
  await tx.change(
    'update idempotency set status = $3, headers = $4, body = $5 where person_id = $1 and key = $2',
    [personId, key, answer.status, answer.headers, answer.body],
    'finish-call',
  )
}

/** SQL of a row that keeps an answer with what it answers: its columns, for values in this order. */
export const answerColumns = 'person_id, key, fingerprint, status, headers, body'

/** The values of those columns. */
export const answerValues = ({ personId, key, fingerprint }: CallKey, answer: StoredAnswer): readonly unknown[] => [
  personId,
  key,
  fingerprint,
  answer.status,
  answer.headers,
  answer.body,
]

/** Keeps an answer that nothing was written for. False where the key has one, or is being answered. */
export const keepAnswer = async (db: Queryable, call: CallKey, answer: StoredAnswer): Promise<boolean> => {
  const kept = await db.change(
    `insert into idempotency (${answerColumns}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    answerValues(call, answer),
    'keep-answer',
  )
  return kept === 1
}

/** Forgets answers older than the moment. Keep them for 24 hours at least. */
export const deleteCallsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from idempotency where at < $1', [before])
