import type { ImportTypeKey } from '@delebil/core-api/admin'
import type { Queryable } from '../../../platform/db/queryable.ts'

export type ImportProfile = { fileType: ImportTypeKey; name: string; columns: (string | null)[] }

/** What staff said of files with this head: of the type, where one is said, else the last of any. */
export const findProfile = (
  db: Queryable,
  organizationId: number,
  fingerprint: string,
  fileType: ImportTypeKey | undefined,
): Promise<ImportProfile | undefined> =>
  db.oneRow(
    `select file_type as "fileType", name, columns from import_profile
     where organization_id = $1 and fingerprint = $2 and ($3::text is null or file_type = $3) order by used_at desc limit 1`,
    [organizationId, fingerprint, fileType ?? null],
  )

export const keepProfile = async (
  tx: Queryable,
  organizationId: number,
  fingerprint: string,
  { fileType, name, columns }: ImportProfile,
  at: Date,
): Promise<void> => {
  await tx.change(
    `insert into import_profile (organization_id, file_type, fingerprint, name, columns, used_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (organization_id, file_type, fingerprint) do update set columns = excluded.columns, used_at = excluded.used_at`,
    [organizationId, fileType, fingerprint, name, JSON.stringify(columns), at],
  )
}
