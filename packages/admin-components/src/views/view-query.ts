import type { SavedView } from '@delebil/core-api/admin'
import { filterOf, type Screen } from '../screen/screen.ts'
import { writeListState } from './list-state.ts'

/** Names the view in an address: an id, or 'standard' for who has another one first. */
const VIEW = 'visning'
const STANDARD = 'standard'
const OPEN = 'apne'

/** What of an address is a view: not which record stands open, nor the view's own name. */
export function viewQuery(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete(VIEW)
  rest.delete(OPEN)
  rest.sort()
  return rest.toString()
}

/** A view that was not saved by anybody; its id can't be that of one that was. */
export interface StandingQuery {
  readonly id: string
  readonly name: string
  readonly query: string
  /** What asks for the same by the names of its fields, where each of them is a flag. */
  readonly flags?: string | undefined
  readonly meaning?: 'look' | 'wrong' | undefined
  readonly isFirst?: true | undefined
}

/** The views that a screen has from the start, as addresses, for whoever looks. */
export const standingOf = (
  { resource, views = [] }: Pick<Screen, 'resource' | 'views'>,
  own?: number,
): readonly StandingQuery[] =>
  views.map((view) => {
    const { key, name, sort = resource.sort, meaning, isFirst } = view
    const query = writeListState(resource, new URLSearchParams(), { filter: filterOf(view, own), sort })
    return { id: `fast-${key}`, name, query: viewQuery(query), flags: flagsOf(view.where), meaning, isFirst }
  })

const flagsOf = (where: object): string | undefined => {
  const asked = Object.entries(where)
  return asked.length > 0 && asked.every(([, value]) => typeof value === 'boolean')
    ? viewQuery(new URLSearchParams(asked.map(([field, value]) => [field, String(value)])))
    : undefined
}

/** The address of a view. What is saved may be old: a list leaves out what it does not know. */
export function openView({ id, query }: Pick<SavedView | StandingQuery, 'id' | 'query'>): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(OPEN)
  next.set(VIEW, String(id))
  return next
}

const isOpenedFirst = (view: SavedView | StandingQuery): boolean =>
  'isDefault' in view ? view.isDefault : view.isFirst === true

/** All there is: what a list is that opens with no view of its own. */
export const openStandard = (views: readonly (SavedView | StandingQuery)[]) =>
  new URLSearchParams(views.some(isOpenedFirst) ? { [VIEW]: STANDARD } : {})

/** The view that an address names, or asks for by its flags and nothing else, and whether something was changed since. */
export function viewOf<V extends SavedView | StandingQuery>(views: readonly V[], query: URLSearchParams) {
  const asked = viewQuery(query)
  const byFlags = query.has(VIEW) ? undefined : views.find((view) => 'flags' in view && view.flags === asked)
  if (byFlags) return { view: byFlags, isChanged: false } as const
  const view = views.find(({ id }) => String(id) === query.get(VIEW))
  return { view, isChanged: view !== undefined && viewQuery(new URLSearchParams(view.query)) !== asked } as const
}

/** What a list begins with that was opened without any wish: one's own choice before the list's. */
export function firstView(
  views: readonly SavedView[],
  query: URLSearchParams,
  standing: readonly StandingQuery[] = [],
): URLSearchParams | undefined {
  const first = views.find(isOpenedFirst) ?? standing.find(isOpenedFirst)
  return first && query.size === 0 ? openView(first) : undefined
}
