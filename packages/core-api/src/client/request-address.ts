import type { Endpoint } from '../endpoint.ts'

/** Fills the braces of a declared path and adds the query: `undefined` is left out, objects travel as JSON text. */
export function requestAddress(
  declaration: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = declaration.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined)
      throw new Error(`${declaration.path}: the path parameter "${name}" is missing. Hand it in as params.${name}.`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
