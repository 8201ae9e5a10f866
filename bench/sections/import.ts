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
import { cpuTimeMs } from '../measure/cpu-time.ts'
import type { Figure } from '../measure/figure.ts'
import type { Section } from '../section.ts'
import { makeImportFile, readFacts } from '../serve/import-files.ts'

const FEW = 1000
const SMALL = 10_000
const LARGE = 1_000_000
/** So many small files are read one after another: V8 lets a heap grow for minutes before it clears it, whatever is done in it. */
const SMALL_FILES = 15
const LOOK_MS = 50
const MB = 1024 * 1024
const organizationId = 1

type Spent = { readonly ms: number; readonly cpuMs: number; readonly memory: number }
type Measured = { readonly rehearse: Spent; readonly read: Spent; readonly undo: Spent; readonly memory: number }
type Site = { readonly database: Database; readonly pid: number; readonly by: number }

/** CPU time (ms) of this process and of the database. */
const cpuMs = (pid: number): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + cpuTimeMs([pid])
}

/** How long work takes, by the clock and by CPU (ms), and the most memory that this process had meanwhile (MB). */
async function watched(pid: number, work: () => Promise<void>): Promise<Spent> {
  let peak = process.memoryUsage.rss()
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, LOOK_MS)
  const [began, spent] = [performance.now(), cpuMs(pid)]
  await work().finally(() => clearInterval(timer))
  return { ms: performance.now() - began, cpuMs: cpuMs(pid) - spent, memory: peak / MB }
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
     select $1, id, unnest(array['BILLING_READ', 'BILLING_WRITE', 'FLEET_MANAGEMENT_WRITE', 'MEMBERSHIP_WRITE', 'RESERVATION_WRITE']) from made returning person_id as id`,
    [organizationId],
  )

// What was owed elsewhere is read in by a club that comes over, whose books are its own.
const comeOver = (database: Database) =>
  database.change(`
    delete from organization_setting where organization_id = ${organizationId} and key = 'accountingOwner';
    insert into moving_in (organization_id, begun_at, cut_over_at)
    values (${organizationId}, now(), (current_date - 1)::timestamp at time zone 'Europe/Oslo')`)

async function readIn({ database, pid, by }: Site, key: ImportTypeKey, rows: number, from = 0): Promise<Measured> {
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
  const rehearse = await watched(pid, whole)
  await changeImport(database, run, { state: 'IMPORTING', position: 0 })
  const read = await watched(pid, whole)
  const after = await findImport(database, run)
  const done = after?.counts.states?.['DONE']?.rows ?? 0
  if (after?.state !== 'DONE' || done < rows * 0.9) throw new Error(`${key}: ${done} of ${rows} rows were read in.`)
  const undo = await watched(pid, async () => {
    if (!isClaim(key)) return
    await changeImport(database, run, { state: 'UNDOING', position: rows + 2 })
    await whole()
  })
  return { rehearse, read, undo, memory: Math.max(rehearse.memory, read.memory, undo.memory) }
}

const isClaim = (key: ImportTypeKey): boolean => key === 'tolls'

const seconds = (rows: string, { rehearse, read, undo }: Measured): Figure[] =>
  Object.entries({ rehearsed: rehearse, 'read in': read, undone: undo }).map(([what, { ms }]) => ({
    name: `import, ${rows} rows of tolls: ${what}`,
    value: ms / 1000,
    unit: 's',
  }))
const cpuOfRow = ({ rehearse, read }: Measured, rows: number): number => (rehearse.cpuMs + read.cpuMs) / rows

/** What reading files in costs: of every type, and of the largest as the file grows. */
export const fileImport: Section = {
  name: 'import',
  run: async ({ scope, seeded, log }) => {
    const { copy, pid } = await seeded('S')
    const database = openDatabase({ url: await copy(scope), size: 2 })
    scope.add(() => database.close())
    const site = { database, pid, by: (await hire(database)).id }
    await comeOver(database)
    const few: Figure[] = []
    for (const key of (Object.keys(importTypes) as ImportTypeKey[]).filter((one) => !isClaim(one))) {
      log(`  import, ${key}, ${FEW} rows`)
      const { rehearse, read } = await readIn(site, key, FEW)
      const value = (rehearse.ms + read.ms) / FEW
      few.push({ name: `import, ${key}: rehearsed and read in, a row`, value, unit: 'ms' })
    }
    log(`  import, tolls, ${SMALL} rows`)
    const small = await readIn(site, 'tolls', SMALL)
    let smallMemory = small.memory
    for (let file = 1; file < SMALL_FILES; file += 1) {
      const { memory } = await readIn(site, 'tolls', SMALL, file * SMALL)
      smallMemory = Math.max(smallMemory, memory)
    }
    log(`  import, tolls, ${LARGE} rows`)
    const large = await readIn(site, 'tolls', LARGE, SMALL_FILES * SMALL)
    return [
      ...few,
      ...seconds('10 000', small),
      ...seconds('1 000 000', large),
      {
        name: 'import, CPU of a row of tolls: 1 000 000 against 10 000',
        value: cpuOfRow(large, LARGE) / cpuOfRow(small, SMALL),
        unit: 'x',
        goal: { atMost: 2 },
      },
      {
        name: `import, memory: 1 000 000 rows against ${SMALL_FILES} files of 10 000`,
        value: large.memory / smallMemory,
        unit: 'x',
        goal: { atMost: 1.3 },
      },
    ]
  },
}
