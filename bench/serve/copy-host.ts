import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadFile } from './files-of-screen.ts'

const built = fileURLToPath(new URL('../../apps/host/dist', import.meta.url))

/** Copies the built member site, so that a build meanwhile changes nothing. Answers how to read a file of the copy. */
export function copyHost(folder: string): ReadFile {
  if (!existsSync(join(built, 'index.html')))
    throw new Error('The member site is not built. Run `npm run build` first.')
  cpSync(built, folder, { recursive: true })
  return (file) => readFileSync(join(folder, file))
}
