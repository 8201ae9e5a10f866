import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedProblem } from './embedded-problem.ts'
import { identityOf, isSameProcessAlive, type ProcessIdentity } from './process-identity.ts'

const readHolder = (file: string): ProcessIdentity | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity
  } catch {
    return undefined
  }
}

// link() fails when the name is taken, and the file appears with its whole content: no half-written lock is ever seen.
const claim = (mine: string, file: string): boolean => {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// Moved aside before it is judged again, so that two starters cannot both remove "the stale one".
const removeStale = (file: string): void => {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const holder = readHolder(aside)
  if (holder && isSameProcessAlive(holder)) claim(aside, file)
  rmSync(aside)
}

/**
 * Takes the data folder for this process, or throws EmbeddedProblem that names the living process that has it.
 * A lock left by a killed process is taken over. Returns the release.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'server.lock')
  const mine = `${file}.${randomUUID()}`
  writeFileSync(mine, JSON.stringify(identityOf(process.pid)), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if (claim(mine, file)) return () => rmSync(file, { force: true })
      const holder = readHolder(file)
      if (holder && isSameProcessAlive(holder)) {
        throw new EmbeddedProblem(
          `Another Delebil server (process ${holder.pid}) uses the folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
        )
      }
      removeStale(file)
    }
    throw new EmbeddedProblem(`The lock file ${file} cannot be taken. Remove it if no Delebil server runs.`)
  } finally {
    rmSync(mine, { force: true })
  }
}
