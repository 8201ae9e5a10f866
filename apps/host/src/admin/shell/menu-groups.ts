import { type MenuItem, menuItems } from './menu.ts'

export interface MenuGroup {
  readonly name: string | undefined
  readonly items: readonly MenuItem[]
}

/** Items under the name of their group; a group of which nothing is left is not there. */
export function groupsOf(items: readonly MenuItem[]): readonly MenuGroup[] {
  const nameOf = (item: MenuItem) =>
    menuItems.slice(0, menuItems.indexOf(item) + 1).findLast(({ begins }) => begins)?.begins
  return Object.values(Object.groupBy(items, (item) => nameOf(item) ?? '')).map((own = []) => ({
    name: own[0] && nameOf(own[0]),
    items: own,
  }))
}
