import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Paths of files that a glob from the root finds; knows `*` (within a name) and `**` (any depth). */
export function listFiles(glob) {
  const base = glob.split('/').slice(0, firstWild(glob)).join('/')
  const pattern = new RegExp(
    `^${glob
      .split(/(\*\*\/|\*)/)
      .map(toPattern)
      .join('')}$`,
  )
  const folder = join(root, base)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => pattern.test(path))
    .sort()
}

const firstWild = (glob) => glob.split('/').findIndex((part) => part.includes('*'))

function toPattern(part) {
  if (part === '**/') return '(?:.*/)?'
  if (part === '*') return '[^/]*'
  return part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
}
