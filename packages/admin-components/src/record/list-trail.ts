import type { Screen } from '../screen/screen.ts'

/** Where a list was left: the record that was gone to, how far from the top it stood, and its neighbours. */
export interface ListTrail {
  readonly organizationId: number
  /** Whose records they are: two lists can be of the same, as the work list is of reservations. */
  readonly recordsAt: string
  /** The list's address with its query. */
  readonly address: string
  /** What the list shows, as its heading and its view say; left out, its heading. */
  readonly name?: string
  readonly ids: readonly number[]
  readonly leftId: number
  readonly rowTopPx: number
}

export const recordsAt = ({ resource, recordPath }: Pick<Screen, 'resource' | 'recordPath'>): string =>
  recordPath?.({ id: 0 }) ?? resource.key

let trail: ListTrail | undefined
/** Set where somebody goes back to the list by a link: that is no return to the browser. */
let isWanted = false

export const leaveTrail = (left: ListTrail): void => {
  trail = left
  isWanted = false
}

/** The list that a record was reached from. */
export const trailOf = (organizationId: number, recordsAt: string, id: number): ListTrail | undefined =>
  trail?.organizationId === organizationId && trail.recordsAt === recordsAt && trail.ids.includes(id)
    ? trail
    : undefined

/** The list at a path, as it was left last. */
export const queueAddress = (organizationId: number, path: string): string | undefined =>
  trail?.organizationId === organizationId && trail.address.split('?')[0] === path ? trail.address : undefined

/** Going on to a neighbour: that one is then the row that was left. */
export const followTrail = (id: number): void => {
  if (trail) trail = { ...trail, leftId: id }
}

export const wantTrail = (): void => {
  isWanted = true
}

/** Where a list is to stand when it is shown: where it was left, if it is come back to. The same however often it is asked: React may draw a page anew before it stands. */
export const returnTo = (organizationId: number, address: string, isReturn: boolean): ListTrail | undefined =>
  (isReturn || isWanted) && trail?.organizationId === organizationId && trail.address === address ? trail : undefined

/** A list stands: what was wanted has been had. */
export const hasReturned = (): void => {
  isWanted = false
}
