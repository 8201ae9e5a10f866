/**
 * What old pages replace in JavaScript itself, done without it: `build/page-proof.ts` puts these in the place of the calls,
 * in our code and in the libraries'. Prototype.js, for one, has a `reduce` and an `Array.from` of its own, and gives every list a `toJSON`.
 */

type Run = (before: unknown, item: unknown, index: number, list: readonly unknown[]) => unknown

interface Reducible {
  readonly reduce: (...input: readonly unknown[]) => unknown
}

export function reduce(list: readonly unknown[] | Reducible | null | undefined, run: Run, ...start: unknown[]) {
  // As `?.` would: the call may have been one.
  if (list === null || list === undefined) return undefined
  if (!Array.isArray(list)) return (list as Reducible).reduce(run, ...start)
  let index = 0
  let value = start[0]
  if (start.length === 0) {
    while (index < list.length && !(index in list)) index += 1
    if (index >= list.length) throw new TypeError('Nothing to reduce.')
    value = list[index]
    index += 1
  }
  for (; index < list.length; index += 1) if (index in list) value = run(value, list[index], index, list)
  return value
}

export function from(source: Iterable<unknown> | ArrayLike<unknown>, map?: (item: unknown, index: number) => unknown) {
  const list: unknown[] = []
  const add = (item: unknown) => {
    list[list.length] = map ? map(item, list.length) : item
  }
  if (Symbol.iterator in Object(source)) for (const item of source as Iterable<unknown>) add(item)
  // A list of what nobody knows is still read by numbers; a replacer is a function or a list, each with a signature of its own.
  else for (let index = 0; index < (source as ArrayLike<unknown>).length; index += 1) add((source as never)[index])
  return list
}

export function* entriesOf(list: readonly unknown[]): Generator<[number, unknown]> {
  for (let index = 0; index < list.length; index += 1) yield [index, list[index]]
}

interface WithEntries {
  readonly entries: () => unknown
}

export const entries = (list: readonly unknown[] | WithEntries | null | undefined) =>
  Array.isArray(list) ? entriesOf(list) : (list as WithEntries | null | undefined)?.entries()

type Replace = (this: unknown, key: string, value: unknown) => unknown

const isUntouched = () => !('toJSON' in []) && !('toJSON' in Object.prototype)

/** As the browser's, but no `toJSON` of the page's is asked; dates are told as they always are. */
export function stringify(value: unknown, replace?: Replace | null, space?: string | number): string | undefined {
  if (isUntouched()) return JSON.stringify(value, replace as never, space)
  return write({ '': value }, '', value, typeof replace === 'function' ? replace : (_key, kept) => kept)
}

function write(holder: unknown, key: string, given: unknown, replace: Replace): string | undefined {
  const value = replace.call(holder, key, given instanceof Date ? reported(given) : given)
  if (Array.isArray(value)) return writeList(value, replace)
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return JSON.stringify(value.valueOf())
  return writeObject(value as Readonly<Record<string, unknown>>, replace)
}

const reported = (date: Date) => (Number.isNaN(date.getTime()) ? null : date.toISOString())

function writeList(list: readonly unknown[], replace: Replace): string {
  let text = ''
  for (let index = 0; index < list.length; index += 1)
    text += `${index > 0 ? ',' : ''}${write(list, String(index), list[index], replace) ?? 'null'}`
  return `[${text}]`
}

function writeObject(object: Readonly<Record<string, unknown>>, replace: Replace): string {
  let text = ''
  for (const name of Object.keys(object)) {
    const said = write(object, name, object[name], replace)
    if (said !== undefined) text += `${text && ','}${JSON.stringify(name)}:${said}`
  }
  return `{${text}}`
}

export { workerUrl } from './worker-url.ts'
