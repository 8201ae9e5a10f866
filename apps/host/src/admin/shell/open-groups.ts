/** A group of the menu: its name, and how many lines it has when it stands open. */
export interface Foldable {
  readonly name: string
  readonly lines: number
}

/**
 * Which groups stand open: those that were used last, as long as there is room for their lines. One that was closed by hand stays so.
 * Where there is room for not even one, it stands open all the same, and the menu scrolls.
 */
export function openGroups(
  groups: readonly Foldable[],
  used: readonly string[],
  closed: readonly string[],
  room: number,
): ReadonlySet<string> {
  const rank = ({ name }: Foldable) => (used.includes(name) ? used.indexOf(name) : used.length)
  const wanted = groups.filter(({ name }) => !closed.includes(name)).sort((a, b) => rank(a) - rank(b))
  const open = new Set<string>()
  let left = room
  for (const { name, lines } of wanted) {
    if (lines > left && open.size > 0) continue
    open.add(name)
    left -= lines
  }
  return open
}
