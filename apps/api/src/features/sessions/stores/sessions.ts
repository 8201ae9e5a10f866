import type { Booker } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'
import type { PartnerKey } from '../../../platform/verb.ts'

import { standingColumns } from './standing.ts'

/** Characters kept of what a browser calls itself. */
const userAgentKept = 400

export type SessionScope = 'member' | 'partner' | 'native' | 'staff'

export type Session = {
  personId: number
  scope: SessionScope
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  /** Whose site began it; for the scope `partner` only. */
  partner: PartnerKey | null
  /** Whose provider began it; for the scope `staff` only. */
  staffOf: number | null
}

export type NewSession = {
  tokenHash: Buffer
  personId: number
  scope: SessionScope
  now: Date
  expiresAt: Date
  /** What the browser calls itself, for the person's own list. */
  userAgent?: string | undefined
  /** Whose site begins it; with the scope `partner`. */
  partner?: PartnerKey | undefined
  /** Whose provider begins it, and when it asked for a second step; with the scope `staff`. */
  staff?: { readonly organizationId: number; readonly secondStepAt: Date | null } | undefined
}

export const createSession = async (
  db: Queryable,
  { tokenHash, personId, scope, now, expiresAt, userAgent, partner, staff }: NewSession,
): Promise<void> => {
  await db.change(
    `insert into session (token_hash, person_id, scope, created_at, last_seen_at, expires_at, user_agent,
       organization_id, partner_id, second_step_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
    [
      tokenHash,
      personId,
      scope,
      now,
      expiresAt,
      userAgent?.slice(0, userAgentKept) ?? null,
      partner?.organizationId ?? staff?.organizationId ?? null,
      partner?.id ?? null,
      staff?.secondStepAt ?? null,
    ],
  )
}

/** SQL: the partner of a session `s`, if it has one, is active. */
export const partnerIsActive = `(s.partner_id is null or exists (select from partner p
  where (p.organization_id, p.id) = (s.organization_id, s.partner_id) and p.active))`

/** What a session says of who calls with it. */
export type SessionCaller = Pick<Session, 'personId' | 'partner' | 'staffOf'> & Booker

type LiveSession = Session & SessionCaller

const callerColumns = `s.person_id as "personId",
  case when s.partner_id is not null then json_build_object('organizationId', s.organization_id, 'id', s.partner_id) end as partner,
  case when s.scope = 'staff' then s.organization_id end as "staffOf", ${standingColumns('p')}`

type Named = { readonly tokenHash: string; readonly now: string; readonly idleSince: string }

const living = ({ tokenHash, now, idleSince }: Named): string =>
  `from session s join person p on p.id = s.person_id
   where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now} and s.last_seen_at > ${idleSince} and ${partnerIsActive}`

/** SQL: `SessionCaller` of the session that lives, for statements that ask about more; by the names of their parameters. */
export const liveCaller = (named: Named): string => `select ${callerColumns} ${living(named)}`

/** The session of a token's hash if it lives: not revoked, not over, used after `idleSince`, and its partner, if any, active. */
export const findLiveSession = (
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> =>
  db.oneRow<LiveSession>(
    `select s.scope, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", ${callerColumns}
       ${living({ tokenHash: '$1', now: '$2', idleSince: '$3' })}`,
    [tokenHash, now, idleSince],
    'find-live-session',
  )

/** Notes that the session is in use. Call it seldom (say when `lastSeenAt` is minutes old): it is a write. */
export const touchSession = async (db: Queryable, tokenHash: Buffer, now: Date): Promise<void> => {
  await db.change('update session set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2', [tokenHash, now])
}

/** Ends one session. Answers whether it lived. */
export const revokeSession = async (db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await db.change('update session set revoked_at = $2 where token_hash = $1 and revoked_at is null', [
    tokenHash,
    now,
  ])) > 0

/** Ends every session of a person, on every device. Answers how many lived. */
export const revokeSessionsOf = (db: Queryable, personId: number, now: Date): Promise<number> =>
  db.change('update session set revoked_at = $2 where person_id = $1 and revoked_at is null', [personId, now])

/** Forgets sessions that ended before the moment. Answers how many. */
export const deleteSessionsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change('delete from session where expires_at < $1 or revoked_at < $1', [before])
