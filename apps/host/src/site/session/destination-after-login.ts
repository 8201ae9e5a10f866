import { isStartPath, paths } from '../paths.ts'

export interface LoginMoment {
  /** Where the person stands, or was going: path with query. */
  readonly path: string
  /** What is on screen, where that is a stop on the way; left out where it is `path`. */
  readonly pathOnScreen?: string
  /** Something waits for this log-in, for instance a booking: then nobody is taken away from it. */
  readonly hasWaitingAction: boolean
  readonly hasActiveReservations: boolean
  readonly waypoint: string | undefined
}

/** Where a log-in leads; undefined is to stay. */
export function destinationAfterLogin({
  path,
  pathOnScreen = path,
  hasWaitingAction,
  hasActiveReservations,
  waypoint,
}: LoginMoment): string | undefined {
  if (hasWaitingAction) return undefined
  if (waypoint !== undefined && waypoint !== path) return waypoint
  if (hasActiveReservations && waypoint === undefined && isStartPath(path.split('?', 1)[0] ?? '')) {
    return paths.reservations
  }
  return path === pathOnScreen ? undefined : path
}
