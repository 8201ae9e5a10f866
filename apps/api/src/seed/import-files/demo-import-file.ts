import { type ImportTypeKey, importTypes } from '@delebil/core-api/admin'
import type { Queryable } from '../../platform/db/queryable.ts'
import { type ClaimKey, claimFile } from './claim-files.ts'
import { readImportFacts } from './import-facts.ts'
import { recordFiles } from './record-files.ts'

export const isImportType = (key: string): key is ImportTypeKey => key in importTypes
const isOther = (key: ImportTypeKey): key is keyof typeof recordFiles => key in recordFiles

/** A file of a type with faults in it, made of what the club has: to try how they are mended. */
export const demoImportFile = async (
  db: Queryable,
  organizationId: number,
  key: ImportTypeKey,
  now: Date,
): Promise<string> => {
  const facts = await readImportFacts(db, organizationId, now)
  const rows = isOther(key) ? recordFiles[key](facts, now) : claimFile(key as ClaimKey, facts, now)
  return `\ufeff${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`
}
