import { MAP_CLUSTER_RADIUS } from '@delebil/validation/constants'
import { type Group, toGroup } from './cluster-cars.ts'
import { CLUSTER_PX, DOT_PX, GAP_PX } from './mark-sizes.ts'
import { hasCar, toSpot } from './spots.ts'
import { fromWorld, toWorld } from './world.ts'

/** A group and where it is, in pixels of the world at one zoom. */
export interface At {
  readonly group: Group
  readonly x: number
  readonly y: number
}

export const diameterOf = ({ spot }: Group): number => (spot ? DOT_PX : CLUSTER_PX)

/** Within the radius, or so that the squares around them would touch, which aslant is farther than the radius. */
function areNear(one: At, other: At): boolean {
  const [right, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  const room = (diameterOf(one.group) + diameterOf(other.group)) / 2 + GAP_PX
  return Math.hypot(right, down) < MAP_CLUSTER_RADIUS || Math.max(right, down) < room
}

const FARTHEST_PX = Math.max(MAP_CLUSTER_RADIUS, CLUSTER_PX + GAP_PX)

/** Of one location, they stay one spot. */
const areTogether = ({ group: { spot } }: At, { group: { spot: other } }: At) =>
  spot?.locationId !== undefined && spot.locationId === other?.locationId

function merge(one: At, other: At, zoom: number): At {
  const [a, b] = [one.group, other.group]
  const count = a.count + b.count
  const x = (one.x * a.count + other.x * b.count) / count
  const y = (one.y * a.count + other.y * b.count) / count
  if (a.spot && b.spot && areTogether(one, other)) {
    return { group: { ...toGroup(toSpot([...a.spot.cars, ...b.spot.cars])), ...fromWorld([x, y], zoom) }, x, y }
  }
  const group: Group = {
    ...fromWorld([x, y], zoom),
    id: `${a.id}+${b.id}`,
    spot: undefined,
    count,
    available: a.available + b.available,
    partial: a.partial + b.partial,
  }
  return { group, x, y }
}

/** One pass from west to east: each group takes in the first that it may. */
function mergeOnce(all: readonly At[], zoom: number, mayMerge: (one: At, other: At) => boolean): At[] {
  const sorted = all.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const done: At[] = []
  for (const next of sorted) {
    const at = done.findLastIndex(
      (other) => other.x >= next.x - 2 * FARTHEST_PX && areNear(other, next) && mayMerge(other, next),
    )
    const other = done[at]
    if (other) done[at] = merge(other, next, zoom)
    else done.push(next)
  }
  return done
}

function mergeAll(all: At[], zoom: number, mayMerge: (one: At, other: At) => boolean): At[] {
  let now = all
  for (;;) {
    const next = mergeOnce(now, zoom, mayMerge)
    if (next.length === now.length) return next
    now = next
  }
}

/**
 * Groups that no two of would touch at a zoom, however small they are drawn; no car is lost. Those of one location are
 * put together first. The spot of `aloneCarId` is put together with no others.
 */
export function mergeNear(groups: readonly Group[], zoom: number, aloneCarId?: number): At[] {
  const all = groups.map((group): At => {
    const [x, y] = toWorld(group, zoom)
    return { group, x, y }
  })
  const isAlone = ({ group }: At) => hasCar(group.spot, aloneCarId)
  return mergeAll(mergeAll(all, zoom, areTogether), zoom, (one, other) => !isAlone(one) && !isAlone(other))
}
