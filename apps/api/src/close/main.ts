import { report, runCommand, say } from '../backup/run-command.ts'
import { closeOrganization } from '../features/closed-organizations/close-organization.ts'
import { findOrganizationByKey } from '../features/closed-organizations/closed-organization-store.ts'
import { readConfig } from '../platform/config.ts'
import { reachEmbedded } from '../platform/db/embedded/reach-embedded.ts'
import { writeOrganizationArchive } from '../platform/db/organization-archive/write-organization-archive.ts'
import { openDatabase } from '../platform/db/pool.ts'

await runCommand('close', async ({ file, key }) => {
  const { DATABASE_URL, DATA_DIR } = readConfig()
  const embedded = DATABASE_URL === undefined ? await reachEmbedded(DATA_DIR, report) : undefined
  const url = DATABASE_URL ?? embedded?.url ?? ''
  try {
    await writeOrganizationArchive(url, key, file)
    say(`All that ${key} has is in ${file}.`)
    const database = openDatabase({ url, size: 2, reportProblem: report })
    try {
      const found = await findOrganizationByKey(database, key)
      if (found === undefined) throw new Error(`There is no organization with the key "${key}".`)
      const { people, rows } = await closeOrganization(database, found.id, new Date(), (done) => say(`${done} people`))
      say(
        `${found.name} is closed: ${people} people and ${rows} rows are deleted. The books stay as long as the law says.`,
      )
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
})
