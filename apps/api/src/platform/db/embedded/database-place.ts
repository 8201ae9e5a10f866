import { createHash, randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedProblem } from './embedded-problem.ts'
import { isReachableByAnyone } from './reachable.ts'
import type { UnprivilegedUser } from './unprivileged-user.ts'

/** Where the database's files are, and the password of its one user. `moved` when they could not lie in DATA_DIR itself. */
export type DatabasePlace = {
  readonly folder: string
  readonly password: string
  readonly logFile: string
  readonly moved: boolean
}

/** Where root keeps what the unprivileged user must reach when the project itself lies out of its reach. */
export const sharedPlace = '/var/lib/delebil'

const readPassword = (dataDir: string): string => {
  const file = join(dataDir, 'database-password')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const password = randomBytes(24).toString('base64url')
    writeFileSync(file, password, { mode: 0o600, flag: 'wx' })
    return password
  }
}

/** Makes the data folder if it is missing. Throws EmbeddedProblem where it cannot be written. */
export const prepareDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new EmbeddedProblem(
      `The folder ${dataDir} cannot be written (${(error as Error).message}). Set DATA_DIR to another folder.`,
    )
  }
}

/** Decides where the database of a prepared data folder lies. */
export const findDatabasePlace = (dataDir: string, user: UnprivilegedUser | undefined): DatabasePlace => {
  const moved = user !== undefined && !isReachableByAnyone(dataDir)
  const home = moved ? join(sharedPlace, createHash('sha256').update(dataDir).digest('hex').slice(0, 16)) : dataDir
  if (moved) mkdirSync(home, { recursive: true, mode: 0o755 })
  return {
    folder: join(home, 'postgres'),
    password: readPassword(dataDir),
    logFile: join(dataDir, 'postgres.log'),
    moved,
  }
}
