import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const fileOf = (name) => join(root, '.cache/stamps', name)

/** Was the work called `name` last done on the sources with this hash? */
export const isStamped = (name, hash) => existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8') === hash

/** Writes down that it was, once it has succeeded. */
export function stamp(name, hash) {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), hash)
}

export const forget = (name) => rmSync(fileOf(name), { force: true })
export const forgetAll = () => rmSync(fileOf(''), { recursive: true, force: true })
