import type { Scene } from './map-scene.ts'
import { iconId, iconOf } from './mark-icon.ts'
import type { Drawing } from './mark-layers.ts'
import type { Mark } from './place-marks.ts'

/** How a mark is drawn: its place, and the middle of what it covers from there. */
export function toDrawing(mark: Mark, { prices, selectedCarId }: Scene): Drawing {
  const { group, x, y, box } = mark
  return {
    longitude: group.longitude,
    latitude: group.latitude,
    icon: iconOf(mark, prices, mark.kind === 'selected' ? selectedCarId : undefined),
    dx: (box.left + box.right) / 2 - x,
    dy: (box.top + box.bottom) / 2 - y,
  }
}

const isSame = (one: Drawing, other: Drawing | undefined) =>
  other !== undefined &&
  one.longitude === other.longitude &&
  one.latitude === other.latitude &&
  Math.abs(one.dx - other.dx) < 0.01 &&
  Math.abs(one.dy - other.dy) < 0.01 &&
  iconId(one.icon) === iconId(other.icon)

/** The list as it was where nothing in it differs, else the new one. */
export function sameDrawings(was: readonly Drawing[], is: readonly Drawing[]): readonly Drawing[] {
  return was.length === is.length && is.every((drawing, at) => isSame(drawing, was[at])) ? was : is
}
