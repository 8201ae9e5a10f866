import { type ImportTypeKey, importTypes } from '@delebil/core-api/admin'
import { serverResources } from '../../apps/api/src/features/admin-shell/server-resources.ts'
import { keepFile } from '../../apps/api/src/features/imports/stores/import-files.ts'
import {
  changeImport,
  findImport,
  type ImportKey,
  insertImport,
} from '../../apps/api/src/features/imports/stores/import-runs.ts'
import { workImportUntil } from '../../apps/api/src/features/imports/work-import.ts'
import type { Context } from '../../apps/api/src/platform/context.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/pool.ts'
import { patientTransaction } from '../../apps/api/src/platform/db/transaction.ts'
import type { Figure } from '../measure/figure.ts'
import type { Section } from '../section.ts'
import { makeImportFile, readFacts } from '../serve/import-files.ts'

const FEW = 1000
const SMALL = 10_000
const LARGE = 1_000_000
const LOOK_MS = 50
const MB = 1024 * 1024
const organizationId = 1

type Measured = { readonly rehearse: number; readonly read: number; readonly memory: number }

/** How long work takes (ms), and the most memory that this process had meanwhile (MB). */
async function watched(work: () => Promise<void>): Promise<{ readonly ms: number; readonly memory: number }> {
  let peak = process.memoryUsage.rss()
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, LOOK_MS)
  const began = performance.now()
  await work().finally(() => clearInterval(timer))
  return { ms: performance.now() - began, memory: peak / MB }
}

// Only what reading in reaches: nobody is mailed, and what a car does is nobody's to know here.
const contextOf = (database: Database): Context =>
  ({
    database,
    adminResources: serverResources,
    jobs: { enqueue: async () => undefined },
    log: () => undefined,
  }) as unknown as Context

const hire = (database: Database): Promise<{ id: number }> =>
  database.theRow<{ id: number }>(
    `with made as (insert into person (name, email) values ('Bench', 'import-bench@delebil.test') returning id)
     insert into organization_permission (organization_id, person_id, permission)
     select $1, id, unnest(array['BILLING_READ', 'BILLING_WRITE', 'FLEET_MANAGEMENT_WRITE', 'MEMBERSHIP_WRITE']) from made returning person_id as id`,
    [organizationId],
  )

async function readIn(database: Database, by: number, key: ImportTypeKey, rows: number, from = 0): Promise<Measured> {
  const { file, remove } = await makeImportFile(key, await readFacts(database, organizationId), rows, from)
  const run: ImportKey = await patientTransaction(database, async (tx) => {
    const id = await insertImport(tx, {
      organizationId,
      fileType: key,
      typeFrom: 'ASKED',
      fileName: `${key}-${rows}.csv`,
      sha256: '0'.repeat(64),
      bytes: file.size,
      isDirect: false,
      uploadedBy: by,
      uploadedAt: new Date(),
    })
    await keepFile(tx, { organizationId, id }, file)
    return { organizationId, id }
  })
  await remove()
  const parts = { context: contextOf(database), siteUrl: '' }
  const whole = async () => {
    while (await workImportUntil(parts, run, Date.now() + 5000));
  }
  const rehearse = await watched(whole)
  await changeImport(database, run, { state: 'IMPORTING', position: 0 })
  const read = await watched(whole)
  const after = await findImport(database, run)
  const done = after?.counts.states?.['DONE']?.rows ?? 0
  if (after?.state !== 'DONE' || done < rows * 0.9) throw new Error(`${key}: ${done} of ${rows} rows were read in.`)
  return { rehearse: rehearse.ms, read: read.ms, memory: Math.max(rehearse.memory, read.memory) }
}

const isClaim = (key: ImportTypeKey): boolean => key === 'tolls'

/** What reading files in costs: of every type, and of the largest as the file grows. */
export const fileImport: Section = {
  name: 'import',
  run: async ({ scope, seeded, log }) => {
    const database = openDatabase({ url: await (await seeded('S')).copy(scope), size: 2 })
    scope.add(() => database.close())
    const { id } = await hire(database)
    const few: Figure[] = []
    for (const key of (Object.keys(importTypes) as ImportTypeKey[]).filter((one) => !isClaim(one))) {
      log(`  import, ${key}, ${FEW} rows`)
      const { rehearse, read } = await readIn(database, id, key, FEW)
      few.push({ name: `import, ${key}: rehearsed and read in, a row`, value: (rehearse + read) / FEW, unit: 'ms' })
    }
    log(`  import, tolls, ${SMALL} rows`)
    const small = await readIn(database, id, 'tolls', SMALL)
    log(`  import, tolls, ${LARGE} rows`)
    const large = await readIn(database, id, 'tolls', LARGE, SMALL)
    return [
      ...few,
      { name: 'import, 10 000 rows of tolls: rehearsed', value: small.rehearse / 1000, unit: 's' },
      { name: 'import, 10 000 rows of tolls: read in', value: small.read / 1000, unit: 's' },
      { name: 'import, 1 000 000 rows of tolls: rehearsed', value: large.rehearse / 1000, unit: 's' },
      { name: 'import, 1 000 000 rows of tolls: read in', value: large.read / 1000, unit: 's' },
      {
        name: 'import, a row of tolls: 1 000 000 against 10 000',
        value: (large.rehearse + large.read) / LARGE / ((small.rehearse + small.read) / SMALL),
        unit: 'x',
        goal: { atMost: 2 },
      },
      {
        name: 'import, memory: 1 000 000 rows against 10 000',
        value: large.memory / small.memory,
        unit: 'x',
        goal: { atMost: 1.3 },
      },
    ]
  },
}
