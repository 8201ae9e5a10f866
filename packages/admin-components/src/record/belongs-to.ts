import type { Fields } from '@delebil/core-api/admin'

/** The reference that a fact is of: the number of a car belongs to what `carId` refers to. */
export function belongsTo(fields: Fields, name: string): { readonly name: string; readonly of: string } | undefined {
  const { kind } = fields[name] ?? {}
  if (kind !== 'text' && kind !== 'number') return undefined
  const refs = Object.entries(fields).flatMap(([ref, { kind, of }]) =>
    kind === 'ref' && of !== undefined && name.startsWith(ref.replace(/Id$/, '')) ? [{ name: ref, of }] : [],
  )
  return refs.toSorted((one, other) => other.name.length - one.name.length)[0]
}
