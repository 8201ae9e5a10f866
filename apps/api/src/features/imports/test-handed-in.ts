import type { Database } from '../../platform/db/pool.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { keepFile } from './stores/import-files.ts'
import { type ImportKey, insertImport } from './stores/import-runs.ts'

/** A file of so many passages of the trip on the 12th, handed in by person 1 to be read in at once. */
export const handInTolls = (database: Database, rows: number, mark: string): Promise<ImportKey> =>
  transaction(database, async (tx) => {
    const lines = Array.from({ length: rows }, (_, at) => `EL10001;12.10.26 08:02;Arna;26,00;${mark}${at}`)
    const file = new Blob([['Skilt;Tid;Stasjon;Kroner;Passering', ...lines].join('\n')])
    const id = await insertImport(tx, {
      organizationId: 1,
      fileType: 'tolls',
      typeFrom: 'ASKED',
      fileName: 'bom.csv',
      sha256: mark.repeat(64).slice(0, 64),
      bytes: file.size,
      isDirect: true,
      uploadedBy: 1,
      uploadedAt: new Date(),
    })
    await keepFile(tx, { organizationId: 1, id }, file)
    return { organizationId: 1, id }
  })

/** How many rows of a run have made a charge, and how many charges of files the club has. */
export const countHandedIn = async (database: Database, { id }: ImportKey): Promise<[ofRun: number, all: number]> => {
  const { run, open } = await database.theRow<{ run: number; open: number }>(
    `select (select count(*)::int from import_effect where organization_id = 1 and run_id = $1 and kind = 'charge') as run,
       (select count(*)::int from charge where organization_id = 1 and source = 'IMPORT' and state = 'open') as open`,
    [id],
  )
  return [run, open]
}
