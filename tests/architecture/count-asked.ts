import { isAside, isCode, type SourceFile } from './repository.ts'

// A call of `may`, or of what asks it for a screen (`staffMay`, `refused`), or a row that says what is asked.
const asked = (actions: readonly string[]) =>
  new RegExp(`(?:[mM]ay\\(|\\basks: |\\brefused\\()\\s*'(?:${actions.join('|')})'`, 'g')

/** How often each workspace asks the law what may be done with a reservation; only those that do. */
export function countAsked(
  files: readonly SourceFile[],
  actions: readonly string[],
): readonly { readonly workspace: string; readonly places: number }[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((one) => isCode(one) && !isAside(one))) {
    const workspace = file.path.split('/').slice(0, 2).join('/')
    const places = [...file.text.matchAll(asked(actions))].length
    if (places > 0) counts.set(workspace, (counts.get(workspace) ?? 0) + places)
  }
  return [...counts].map(([workspace, places]) => ({ workspace, places }))
}
