import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const lockFile = join(root, 'package-lock.json')
const locked = (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> }).packages

/**
 * Puts the packages of others and all that they need into a folder's node_modules, in the versions of our lock file, so
 * that npm finds them there and asks no network. It judges them itself: what does not fit a range, or is missing, is an error.
 */
export function seedThirdParties(folder: string, names: readonly string[]) {
  const places = new Set<string>()
  for (const name of names) collect(placeOf('', name), places)
  for (const place of places) linkTree(join(root, place), join(folder, place))
}

function collect(place: string | undefined, places: Set<string>) {
  if (place === undefined || places.has(place)) return
  places.add(place)
  const { dependencies, peerDependencies, peerDependenciesMeta } = locked[place] ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  for (const name of [...Object.keys(dependencies ?? {}), ...peers]) collect(placeOf(place, name), places)
}

/** Where a package finds another: beside itself, or further out. */
function placeOf(from: string, name: string): string | undefined {
  const place = join(from, 'node_modules', name)
  if (locked[place]) return place
  const outer = from.lastIndexOf('node_modules/')
  return outer < 0 ? undefined : placeOf(from.slice(0, outer).replace(/\/$/, ''), name)
}

/** The files themselves under a second name; a copy where that cannot be. Packages inside packages have their own place. */
function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isFile()) linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string) {
  // Copying would empty the file first, and it may be the source itself.
  if (existsSync(target)) return
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}
