/** What of a schema's insides tells where it wants an object. */
type Shape = {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly options?: readonly Shape[]
  readonly wrapped?: Shape
  readonly item?: Shape
}

const objects: readonly unknown[] = ['object', 'record']

/**
 * Where a list stands in the place of an object, by the path with dots ('' for the whole); undefined where none does. The schemas
 * take a list for an object without fields, and what was sent would be done as if nothing had been.
 */
export const listForObject = ({ type, entries, options, wrapped, item }: Shape, value: unknown): string | undefined => {
  if (wrapped) return listForObject(wrapped, value)
  const below = (name: string | number, shape: Shape, inner: unknown): string | undefined => {
    const path = listForObject(shape, inner)
    return path === undefined ? undefined : [name, path].filter((part) => part !== '').join('.')
  }
  const first = (paths: Iterable<string | undefined>) => [...paths].find((path) => path !== undefined)
  if (Array.isArray(value)) {
    const of = item ?? options?.find((option) => option.item)?.item
    if (of) return first(value.map((inner, place) => below(place, of, inner)))
    return [type, ...(options ?? []).map((option) => option.type)].some((kind) => objects.includes(kind))
      ? ''
      : undefined
  }
  if (!entries || typeof value !== 'object' || value === null) return undefined
  const sent = value as Readonly<Record<string, unknown>>
  return first(Object.entries(entries).map(([name, shape]) => below(name, shape, sent[name])))
}
