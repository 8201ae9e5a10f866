import { statSync } from 'node:fs'
import { report, runCommand, say } from '../backup/run-command.ts'
import { readConfig } from '../platform/config.ts'
import { reachEmbedded } from '../platform/db/embedded/reach-embedded.ts'
import { writeOrganizationArchive } from '../platform/db/organization-archive/write-organization-archive.ts'

await runCommand('export', async ({ file, key }) => {
  const { DATABASE_URL, DATA_DIR } = readConfig()
  const embedded = DATABASE_URL === undefined ? await reachEmbedded(DATA_DIR, report) : undefined
  try {
    const { tables, files } = await writeOrganizationArchive(DATABASE_URL ?? embedded?.url ?? '', key, file)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${file}: ${rows} rows of ${tables.length} tables, ${files} files, ${statSync(file).size} bytes.`)
  } finally {
    await embedded?.stop()
  }
})
