import { statSync } from 'node:fs'
import { readConfig } from '../platform/config.ts'
import { makeBackup } from '../platform/db/backup/make-backup.ts'
import { reachEmbedded } from '../platform/db/embedded/reach-embedded.ts'
import { report, runCommand, say } from './run-command.ts'

await runCommand('backup', async ({ file }) => {
  const { DATABASE_URL, DATA_DIR } = readConfig()
  const embedded = DATABASE_URL === undefined ? await reachEmbedded(DATA_DIR, report) : undefined
  try {
    const { tables } = await makeBackup(DATABASE_URL ?? embedded?.url ?? '', file)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${file}: ${rows} rows of ${tables.length} tables, ${statSync(file).size} bytes, read back.`)
    say('It does not hold the settings: SECRETS_KEY, without which sealed secrets cannot be read, is kept elsewhere.')
  } finally {
    await embedded?.stop()
  }
})
