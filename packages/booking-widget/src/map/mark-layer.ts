import type { CustomLayerInterface } from 'maplibre-gl'
import type { Drawing } from './drawings.ts'
import { paintPictures } from './gl-pictures.ts'
import type { MarkAtlas } from './mark-atlas.ts'
import { iconId } from './mark-icon.ts'
import type { Point } from './world.ts'

export interface MarkLayerAsked {
  /** Where a point is on the screen now, in px from the map's corner. */
  readonly at: (point: Point) => readonly [number, number]
  /** Pixels of the screen to one of the page. */
  readonly pixelRatio: () => number
  readonly isStill: () => boolean
}

/** What stands on the map as a layer of MapLibre's: it draws all of it at once, from one picture. */
export function createMarkLayer({ at, pixelRatio, isStill }: MarkLayerAsked) {
  let shown: { readonly drawings: readonly Drawing[]; readonly atlas: MarkAtlas } | undefined
  let pictures: ReturnType<typeof paintPictures> | undefined

  function draw(gl: WebGL2RenderingContext) {
    if (!pictures || !shown || shown.drawings.length === 0) return
    const { drawings, atlas } = shown
    const ratio = pixelRatio()
    // Between pixels of the screen a mark that lies still would be blurred.
    const put = isStill() ? (px: number) => Math.round(px * ratio) / ratio : (px: number) => px
    const cells = atlas.cells()
    const quads = drawings.flatMap(({ icon, dx, dy, ...point }) => {
      const cell = cells[iconId(icon)]
      if (!cell) return []
      const [width, height] = [cell.width / atlas.density, cell.height / atlas.density]
      const [x, y] = at(point)
      const [left, top] = [put(x + dx * atlas.scale - width / 2), put(y + dy * atlas.scale - height / 2)]
      return [{ left, top, right: left + width, bottom: top + height, cell }]
    })
    pictures.paint(quads, atlas.picture(), [gl.drawingBufferWidth / ratio, gl.drawingBufferHeight / ratio])
  }

  const layer: CustomLayerInterface = {
    id: 'marks',
    type: 'custom',
    onAdd: (_map, gl) => {
      pictures = paintPictures(gl)
    },
    onRemove: () => {
      pictures?.remove()
      pictures = undefined
    },
    render: draw,
  }
  return {
    layer,
    /** Bottom first. */
    show(drawings: readonly Drawing[], atlas: MarkAtlas) {
      atlas.hold(drawings.map(({ icon }) => icon))
      shown = { drawings, atlas }
    },
  }
}
