import type { SmsClass } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

export type SmsKey = { readonly organizationId: number; readonly id: number }

export type NewSms = {
  readonly personId: number
  readonly reservationId: number | null
  readonly phone: string
  readonly text: string
  readonly parts: number
}
export type NewSmsShared = {
  readonly organizationId: number
  readonly sender: string
  readonly class: SmsClass
  readonly kind: string
  readonly partOre: number
  readonly sentBy: number | null
  readonly now: Date
  readonly sendAt: Date
  readonly expiresAt: Date
}

/** Queues some, all or none. */
export const insertSms = async (tx: Queryable, all: readonly NewSms[], shared: NewSmsShared): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(
    `insert into sms (organization_id, person_id, reservation_id, phone, text, parts, price_ore, sender, class, kind, sent_by,
       created, next_try, expires_at)
     select $1, person_id, reservation_id, phone, text, parts, parts * $7::int, $8, $9, $10, $11, $12, $13, $14
     from unnest($2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[]) as of_one (person_id, reservation_id, phone, text, parts)
     returning id`,
    [
      shared.organizationId,
      all.map(({ personId }) => personId),
      all.map(({ reservationId }) => reservationId),
      all.map(({ phone }) => phone),
      all.map(({ text }) => text),
      all.map(({ parts }) => parts),
      shared.partOre,
      shared.sender,
      shared.class,
      shared.kind,
      shared.sentBy,
      shared.now,
      shared.sendAt,
      shared.expiresAt,
    ],
    'insert-sms',
  )
  return rows.map(({ id }) => id)
}

/** Keeps who of the staff sent them, as each change is kept. */
export const recordSent = async (
  tx: Queryable,
  organizationId: number,
  ids: readonly number[],
  { personId, now, why }: { readonly personId: number; readonly now: Date; readonly why: string | undefined },
): Promise<void> => {
  await tx.change(
    `insert into admin_change (organization_id, resource, record_id, person_id, at, action, changes, why)
     select $1, 'sms', id, $3, $4, 'create', '{"state": {"from": null, "to": "QUEUED"}}', $5 from unnest($2::int[]) id`,
    [organizationId, ids, personId, now, why || null],
  )
}

/** Tells staff who look at them that they have come further. */
export const tellOfSms = async (db: Queryable, keys: readonly SmsKey[]): Promise<void> => {
  await db.change(
    `insert into outbox (topic, organization_id, payload)
     select 'admin', organization_id, jsonb_build_object('resource', 'sms', 'id', id)
     from unnest($1::int[], $2::int[]) as of_one (organization_id, id)`,
    [keys.map(({ organizationId }) => organizationId), keys.map(({ id }) => id)],
    'tell-of-sms',
  )
}

/** How many parts of an organization were queued since the moment. What the gateway never took costs nothing. */
export const countPartsSince = async (db: Queryable, organizationId: number, since: Date): Promise<number> => {
  const row = await db.theRow<{ parts: number }>(
    `select coalesce(sum(parts), 0)::int as parts from sms
     where organization_id = $1 and created >= $2 and failure is distinct from 'REFUSED'`,
    [organizationId, since],
    'count-sms-parts',
  )
  return row.parts
}

/** How many SMS of a kind a person was sent by an organization since the moment. */
export const countSmsTo = async (
  db: Queryable,
  { organizationId, personId }: { readonly organizationId: number; readonly personId: number },
  { kind, since }: { readonly kind: string; readonly since: Date },
): Promise<number> => {
  const row = await db.theRow<{ count: number }>(
    'select count(*)::int as count from sms where organization_id = $1 and person_id = $2 and kind = $3 and created > $4',
    [organizationId, personId, kind, since],
    'count-sms-to',
  )
  return row.count
}

export type DueSms = {
  organizationId: number
  id: number
  ref: string
  phone: string
  sender: string
  text: string
  attempts: number
  expiresAt: Date
}

/** Takes some of those that are due, each number once, and puts them off: whoever asks next gets others. */
export const claimDue = (db: Queryable, now: Date, until: Date, most: number): Promise<DueSms[]> =>
  db.rows(
    `update sms set next_try = $2, attempts = attempts + 1
     where (organization_id, id) in (
       select organization_id, id from (
         select organization_id, id, row_number() over (partition by phone order by created, id) as turn, next_try
         from (select * from sms where state = 'QUEUED' and next_try <= $1 and not exists (
             select from moving_in m where m.organization_id = sms.organization_id and m.invited_at is null)
           order by next_try, id limit $3 for update skip locked) as locked) as queued
       where turn = 1)
     returning organization_id as "organizationId", id, ref::text as ref, phone, sender, text, attempts, expires_at as "expiresAt"`,
    [now, until, most],
    'claim-due-sms',
  )

/** What the gateway took is sent, unless a report came first. */
export const markSent = (db: Queryable, refs: readonly string[], now: Date): Promise<number> =>
  db.change(
    `update sms set state = 'SENT', next_try = null, sent_at = coalesce(sent_at, $2) where ref = any($1::uuid[]) and state = 'QUEUED'`,
    [refs, now],
  )

export type SmsFailure = 'REFUSED' | 'UNREACHED' | 'TOO_LATE'

/** Ends one that is queued: it will not be sent. */
export const markFailed = (
  db: Queryable,
  ref: string,
  { failure, problem, now }: { readonly failure: SmsFailure; readonly problem: string | null; readonly now: Date },
): Promise<number> =>
  db.change(
    `update sms set state = 'FAILED', next_try = null, ended_at = $4, failure = $2, problem = $3 where ref = $1 and state = 'QUEUED'`,
    [ref, failure, problem, now],
  )

export const putOff = (db: Queryable, refs: readonly string[], until: Date): Promise<number> =>
  db.change(`update sms set next_try = $2 where ref = any($1::uuid[]) and state = 'QUEUED'`, [refs, until])

/**
 * What the gateway tells of one to that number. It only moves forward: what has arrived has arrived, whatever is told later.
 * Nothing is answered where it changed nothing.
 */
export const settleReport = (
  db: Queryable,
  {
    ref,
    number,
    isDelivered,
    reason,
    now,
  }: {
    readonly ref: string
    readonly number: string
    readonly isDelivered: boolean
    readonly reason: string
    readonly now: Date
  },
): Promise<SmsKey | undefined> =>
  isDelivered
    ? db.oneRow<SmsKey>(
        `update sms set state = 'DELIVERED', next_try = null, sent_at = coalesce(sent_at, $3), ended_at = $3, failure = null, problem = null
         where ref = $1 and phone = $2 and state <> 'DELIVERED' returning organization_id as "organizationId", id`,
        [ref, number, now],
      )
    : db.oneRow<SmsKey>(
        `update sms set state = 'FAILED', next_try = null, sent_at = coalesce(sent_at, $3), ended_at = $3, failure = 'UNREACHED', problem = $4
         where ref = $1 and phone = $2 and state in ('QUEUED', 'SENT') returning organization_id as "organizationId", id`,
        [ref, number, now, reason || null],
      )

/** Queues one again that did not arrive, as one of its own to the gateway: the reports of before are not its. */
export const queueAgain = async (
  tx: Queryable,
  { organizationId, id }: SmsKey,
  again: { readonly phone: string; readonly sendAt: Date; readonly expiresAt: Date; readonly sentBy: number },
): Promise<void> => {
  await tx.change(
    `update sms set state = 'QUEUED', ref = gen_random_uuid(), phone = $3, next_try = $4, expires_at = $5, sent_by = $6, attempts = 0,
       sent_at = null, ended_at = null, failure = null, problem = null
     where organization_id = $1 and id = $2`,
    [organizationId, id, again.phone, again.sendAt, again.expiresAt, again.sentBy],
  )
}

/** Forgets those that were made before the moment. */
export const deleteSmsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from sms where created < $1', [before])

/** Whoever has the phone gets no more news from any club that has them. Answers how many that is. */
export const stopNews = (db: Queryable, phone: string, now: Date): Promise<number> =>
  db.change(
    `insert into sms_stop (organization_id, person_id, at)
     select distinct organization_id, person_id, $2::timestamptz from sms where phone = $1
     on conflict do nothing`,
    [phone, now],
  )
