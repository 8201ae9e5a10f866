import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupProblem, type Manifest, manifestName, tableOfPart } from './backup-format.ts'

type OnPart = (table: string, content: Buffer) => Promise<void>

const broken = (what: string): BackupProblem => new BackupProblem(`The backup is damaged: ${what}. Take another.`)

const readEntries = async (file: string, onEntry: (name: string, content: Buffer) => Promise<void>) => {
  const entries = extract()
  const fed = pipeline(createReadStream(file), createGunzip(), entries)
  const read = async () => {
    for await (const entry of entries) await onEntry(entry.header.name, await buffer(entry))
  }
  await Promise.all([fed, read()])
}

/** Reads a backup part by part and looks at every byte of it. Throws BackupProblem where it is not what was written. */
export const readArchive = async (file: string, onPart: OnPart): Promise<Manifest> => {
  const digests = new Map<string, { readonly hash: Hash; bytes: number }>()
  let manifest: Manifest | undefined
  await readEntries(file, async (name, content) => {
    if (name === manifestName) {
      manifest = JSON.parse(content.toString()) as Manifest
      return
    }
    const table = tableOfPart(name)
    if (table === undefined) throw broken(`it holds the file ${name}`)
    const digest = digests.get(table) ?? { hash: createHash('sha256'), bytes: 0 }
    digest.hash.update(content)
    digest.bytes += content.length
    digests.set(table, digest)
    await onPart(table, content)
  })
  if (manifest?.format !== 1) throw broken('it has no table of contents')
  for (const { name, bytes, sha256 } of manifest.tables) {
    const { hash, bytes: read } = digests.get(name) ?? { hash: createHash('sha256'), bytes: 0 }
    if (read !== bytes || hash.digest('hex') !== sha256)
      throw broken(`the rows of ${name} are not those that were written`)
  }
  return manifest
}

/** Looks at a whole backup, and writes nothing. Throws BackupProblem where it cannot be restored from. */
export const checkArchive = async (file: string): Promise<Manifest> => {
  try {
    return await readArchive(file, async () => undefined)
  } catch (error) {
    if (error instanceof BackupProblem) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupProblem(`There is no file ${file}.`)
    throw broken((error as Error).message)
  }
}
