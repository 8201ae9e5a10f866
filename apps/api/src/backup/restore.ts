import { readConfig } from '../platform/config.ts'
import { refuseOthers, restoreBackup } from '../platform/db/backup/restore-backup.ts'
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts'
import type { JobName } from '../platform/jobs/jobs.ts'
import { jobNames } from '../platform/jobs/queues.ts'
import { startJobs } from '../platform/jobs/start-jobs.ts'
import { report, runCommand, say } from './run-command.ts'

const isJobName = (name: string): name is JobName => (jobNames as readonly string[]).includes(name)

await runCommand('restore', async ({ file, mayReplace }) => {
  const { DATABASE_URL, DATA_DIR } = readConfig()
  const embedded = DATABASE_URL === undefined ? await startEmbedded(DATA_DIR, report) : undefined
  const url = DATABASE_URL ?? embedded?.url ?? ''
  try {
    // Before there are connections of our own.
    await refuseOthers(url)
    const jobs = await startJobs({ url, report })
    const { tables, madeAt } = await restoreBackup(url, {
      file,
      mayReplace,
      // What runs by itself asks for its own jobs.
      enqueue: async (tx, { name, data, seconds }) => {
        if (isJobName(name)) await jobs.enqueue(tx, name, data as never, { afterSeconds: seconds })
      },
    }).finally(() => jobs.stop())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${rows} rows of ${tables.length} tables are as they were at ${madeAt}.`)
    say('The server needs the SECRETS_KEY that it had then.')
  } finally {
    await embedded?.stop()
  }
})
