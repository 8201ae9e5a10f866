import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { DatabasePlace } from './database-place.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import type { UnprivilegedUser } from './unprivileged-user.ts'

/** Makes an empty database cluster unless the place has one. A half-made one from an earlier crash is thrown away. */
export const createCluster = (
  binaries: Binaries,
  place: DatabasePlace,
  user: UnprivilegedUser | undefined,
  role: string,
): void => {
  if (existsSync(join(place.folder, 'PG_VERSION'))) return
  const half = `${place.folder}.new`
  const passwordFile = join(half, '..', 'initial-password')
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (user) for (const path of [half, passwordFile]) chownSync(path, user.uid, user.gid)
  const flags = [
    `--username=${role}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
  ]
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const made = spawnSync(binaries.initdb, ['-D', half, ...flags, ...locale], { ...user, cwd: '/', encoding: 'utf8' })
  rmSync(passwordFile)
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new EmbeddedProblem(
      `The database could not be made in ${place.folder}: ${made.error?.message ?? made.stderr.trim()}`,
    )
  }
  renameSync(half, place.folder)
}
