import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One hash over the files of folders of the project and of those within them, tests left out. */
export function hashFolders(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url))
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.includes('.test.') && statSync(path + name).isFile())
        hash
          .update(name)
          .update('\0')
          .update(readFileSync(path + name))
          .update('\0')
    }
  }
  return hash.digest('hex')
}
