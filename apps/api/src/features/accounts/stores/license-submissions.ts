import type { LicenseRefusal, LicenseSide } from '@delebil/validation'
import type { Queryable } from '../../../platform/db/queryable.ts'

/** What a person sent for staff to look at. */
export type LicenseSubmission = {
  version: number
  state: 'WAITING' | 'REFUSED' | 'APPROVED'
  sentAt: Date
  reason: LicenseRefusal | null
}

const columns = 'version, state, sent_at as "sentAt", reason'

export const findLicenseSubmission = (db: Queryable, personId: number): Promise<LicenseSubmission | undefined> =>
  db.oneRow<LicenseSubmission>(`select ${columns} from license_submission where id = $1`, [personId])

/** The same, and nobody else decides on it until the transaction ends. */
export const lockLicenseSubmission = (tx: Queryable, personId: number): Promise<LicenseSubmission | undefined> =>
  tx.oneRow<LicenseSubmission>(`select ${columns} from license_submission where id = $1 for update`, [personId])

/** Begins anew with one picture: what was sent before is another's version, and its pictures are gone. */
export const replaceLicenseSubmission = async (tx: Queryable, personId: number, at: Date): Promise<void> => {
  await tx.change(
    `insert into license_submission (id, sent_at) values ($1, $2) on conflict (id) do update
     set version = license_submission.version + 1, sent_at = $2, state = 'WAITING', reason = null, checked_at = null`,
    [personId, at],
  )
  await deletePictures(tx, personId)
}

export const saveLicensePicture = async (
  tx: Queryable,
  personId: number,
  side: LicenseSide,
  content: Buffer,
): Promise<void> => {
  await tx.change(
    `insert into license_picture (submission_id, side, content) values ($1, $2, $3)
     on conflict (submission_id, side) do update set content = $3`,
    [personId, side, content],
  )
}

export type LicenseDecision = { readonly at: Date } & (
  | { readonly state: 'APPROVED' }
  | { readonly state: 'REFUSED'; readonly reason: LicenseRefusal }
)

/** Ends what waits, and deletes its pictures; what was decided before stays as it is. */
export const decideLicenseSubmission = async (
  tx: Queryable,
  personId: number,
  decision: LicenseDecision,
): Promise<void> => {
  const reason = decision.state === 'REFUSED' ? decision.reason : null
  await tx.change(
    `update license_submission set state = $2, reason = $3, checked_at = $4 where id = $1 and state = 'WAITING'`,
    [personId, decision.state, reason, decision.at],
  )
  await deletePictures(tx, personId)
}

const deletePictures = (tx: Queryable, personId: number): Promise<number> =>
  tx.change('delete from license_picture where submission_id = $1', [personId])

/** Ends what was sent before the moment and not checked since; no picture is older. */
export const expireLicenseSubmissionsBefore = (db: Queryable, before: Date): Promise<number> =>
  db.change(
    `with ended as (update license_submission set state = 'REFUSED', reason = 'UNCHECKED', checked_at = now()
       where state = 'WAITING' and sent_at < $1 returning id)
     delete from license_picture where submission_id in (select id from ended)`,
    [before],
  )
