export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields that are no longer as they were. */
export function changedNames<V extends object>(base: V, values: V): readonly (keyof V & string)[] {
  return (Object.keys(values) as (keyof V & string)[]).filter((name) => !isSame(base[name], values[name]))
}

/** Two have changed the same: what only one of them touched is theirs; where both did, mine stays and is a conflict. */
export function mergeValues<V extends object>(base: V, mine: V, theirs: V) {
  const changed = changedNames(base, mine)
  return {
    values: { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) } as V,
    conflicts: changed.filter((name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name])),
  } as const
}
