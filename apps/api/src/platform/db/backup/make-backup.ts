import { createHash, randomUUID } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { BackupProblem, type Manifest } from './backup-format.ts'
import { checkArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const sumOf = ({ madeAt: _, ...rest }: Manifest): string =>
  createHash('sha256').update(JSON.stringify(rest)).digest('hex')

/** Writes a backup under a name of its own, reads all of it back, and gives it its name then. */
export const makeBackup = async (url: string, file: string): Promise<Manifest> => {
  if (existsSync(file)) throw new BackupProblem(`${file} is there already. Choose another name.`)
  const half = `${file}.${randomUUID()}.part`
  const client = new Client({ connectionString: url, application_name: 'delebil backup' })
  await client.connect()
  try {
    const written = await writeArchive(client, half)
    const read = await checkArchive(half)
    if (sumOf(read) !== sumOf(written)) throw new BackupProblem('What was written could not be read back. Try again.')
    renameSync(half, file)
    return written
  } finally {
    await client.end()
    rmSync(half, { force: true })
  }
}
