import { askTogether } from '../db/ask-together.ts'
import type { Queryable } from '../db/queryable.ts'
import { packAnswer, type StoredAnswer, unpackAnswer } from './pack-answer.ts'

/** A call that may be sent twice: whose, under which key, and a hash of all that it asked for. */
export type CallKey = { personId: number; key: string; fingerprint: Buffer }

/** `claimed`: do the work and `finishCall`. `replay`: answer this. `mismatch`: the key was used for something else. */
export type Claim =
  | { state: 'claimed' }
  | { state: 'replay'; answer: StoredAnswer }
  | { state: 'mismatch' }
  | { state: 'in-flight' }

type Row = {
  fingerprint: Buffer
  status: number | null
  answer: Buffer | null
  /** What the release before this one keeps in place of `answer`. */
  headers: Record<string, string> | null
  body: string | null
}

const answerOf = ({ status, answer, headers, body }: Row): StoredAnswer | undefined => {
  if (status === null) return undefined
  if (answer !== null) return { status, ...unpackAnswer(answer) }
  return body === null ? undefined : { status, headers: headers ?? {}, body }
}

/** Claims the key inside the call's own transaction. A twin that is under way is waited for. */
export const claimCall = async (tx: Queryable, { personId, key, fingerprint }: CallKey): Promise<Claim> => {
  const inserted = await tx.change(
    'insert into idempotency (person_id, key, fingerprint) values ($1, $2, $3) on conflict do nothing',
    [personId, key, fingerprint],
    'claim-call',
  )
  if (inserted === 1) return { state: 'claimed' }
  const row = await tx.oneRow<Row>(
    'select fingerprint, status, answer, headers, body from idempotency where person_id = $1 and key = $2',
    [personId, key],
    'find-call',
  )
  if (row === undefined) return { state: 'in-flight' }
  if (!row.fingerprint.equals(fingerprint)) return { state: 'mismatch' }
  const answer = answerOf(row)
  return answer === undefined ? { state: 'in-flight' } : { state: 'replay', answer }
}

/** Keeps the answer; it commits together with what the call wrote. */
export const finishCall = async (
  tx: Queryable,
  { personId, key }: Omit<CallKey, 'fingerprint'>,
  answer: StoredAnswer,
): Promise<void> => {
  await tx.change(
    'update idempotency set status = $3, answer = $4 where person_id = $1 and key = $2',
    [personId, key, answer.status, packAnswer(answer)],
    'finish-call',
  )
}

/** SQL of a row that keeps an answer with what it answers: its columns, for values in this order. */
export const answerColumns = 'person_id, key, fingerprint, status, answer'

/** The values of those columns. */
export const answerValues = ({ personId, key, fingerprint }: CallKey, answer: StoredAnswer): readonly unknown[] => [
  personId,
  key,
  fingerprint,
  answer.status,
  packAnswer(answer),
]

// In the order of their keys, so that two processes with the same ones do not wait for each other.
const keep = `
  insert into idempotency (${answerColumns})
  select person_id, key, decode(fingerprint, 'hex'), status, decode(answer, 'hex')
  from json_to_recordset($1) as sent (person_id int, key text, fingerprint text, status int, answer text)
  order by person_id, key
  on conflict do nothing returning person_id as "personId", key`

/** Keeps answers that nothing was written for. False where the key has one, or is being answered. */
export const keepAnswer = askTogether(async (db, all: readonly { call: CallKey; answer: StoredAnswer }[]) => {
  const sent = all.map(({ call: { personId, key, fingerprint }, answer }) => ({
    person_id: personId,
    key,
    fingerprint: fingerprint.toString('hex'),
    status: answer.status,
    answer: packAnswer(answer).toString('hex'),
  }))
  const kept = await db.rows<Pick<CallKey, 'personId' | 'key'>>(keep, [JSON.stringify(sent)], 'keep-answers')
  // Of twins that were sent together one was kept.
  return all.map(({ call }) => {
    const index = kept.findIndex(({ personId, key }) => personId === call.personId && key === call.key)
    return index >= 0 && kept.splice(index, 1).length === 1
  })
})

/** Forgets answers older than the moment. Keep them for 24 hours at least. */
export const deleteCallsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from idempotency where at < $1', [before])
