import type { Layer } from '@deck.gl/core'
import { IconLayer } from '@deck.gl/layers'
import type { MarkAtlas } from './mark-atlas.ts'
import { iconId, type MarkIcon } from './mark-icon.ts'
import type { Point } from './world.ts'

/** A city-bike station. */
export interface MapStation extends Point {
  readonly id: string
  readonly isSelected: boolean
}

/** One drawing on the map; `dx`, `dy`: from its place to its middle, in px as designed. */
export interface Drawing extends Point {
  readonly icon: MarkIcon
  readonly dx: number
  readonly dy: number
}

/** What stands on the map, bottom first. A layer whose drawings are the same list as before is left as it is. */
export function markLayers(layers: Readonly<Record<string, readonly Drawing[]>>, atlas: MarkAtlas): Layer[] {
  atlas.hold(Object.values(layers).flatMap((drawings) => drawings.map(({ icon }) => icon)))
  const icons = {
    // It takes a picture as well, which its type leaves out.
    iconAtlas: atlas.image() as unknown as string,
    iconMapping: atlas.cells(),
    sizeUnits: 'pixels',
    // Above the ground whatever its layers have left in the depth buffer.
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  } as const
  return Object.entries(layers).map(
    ([id, data]) =>
      new IconLayer<Drawing>({
        id,
        data,
        ...icons,
        getPosition: ({ longitude, latitude }) => [longitude, latitude],
        getIcon: ({ icon }) => iconId(icon),
        getSize: ({ icon }) => atlas.heightOf(iconId(icon)),
        getPixelOffset: ({ dx, dy }) => [dx * atlas.scale, dy * atlas.scale],
      }),
  )
}
