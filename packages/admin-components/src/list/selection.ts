/** Rows that were chosen one by one, or all that match the list's search and filters. */
export type Selection = { readonly isAll: boolean; readonly ids: ReadonlySet<number> }

export const nothingSelected: Selection = { isAll: false, ids: new Set() }

export const isSelected = ({ isAll, ids }: Selection, id: number) => isAll || ids.has(id)

/** How many are chosen. */
export const countOf = ({ isAll, ids }: Selection, total: number) => (isAll ? total : ids.size)

/** Chooses a row or leaves it; with all chosen, the others that are shown stay so. */
export function toggle(selection: Selection, shown: readonly number[], id: number): Selection {
  const ids = new Set(selection.isAll ? shown : selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { isAll: false, ids }
}

/** The rows from one to another become what the last is to be. */
export function toggleTo(selection: Selection, shown: readonly number[], from: number, to: number): Selection {
  const [one, other] = [shown.indexOf(from), shown.indexOf(to)]
  if (one < 0 || other < 0) return toggle(selection, shown, to)
  const ids = new Set(selection.isAll ? shown : selection.ids)
  const isChosen = !isSelected(selection, to)
  for (const id of shown.slice(Math.min(one, other), Math.max(one, other) + 1)) {
    if (isChosen) ids.add(id)
    else ids.delete(id)
  }
  return { isAll: false, ids }
}

/** All that are shown, or none of them. */
export function toggleShown(selection: Selection, shown: readonly number[]): Selection {
  const areAll = shown.every((id) => isSelected(selection, id))
  const ids = new Set(selection.isAll ? shown : selection.ids)
  for (const id of shown) {
    if (areAll) ids.delete(id)
    else ids.add(id)
  }
  return { isAll: false, ids }
}
