import { drawMark, sizeOf } from './draw-mark.ts'
import type { Cell, Picture } from './gl-pictures.ts'
import type { MapTheme } from './ground-colors.ts'
import { iconId, type MarkIcon } from './mark-icon.ts'

/** Drawn as sharp as the screen is, up to so much. */
const MOST_DENSITY = 2
/** Room for the shadow. */
const EDGE_PX = 8
const WIDTH = 1024
const MOST_HEIGHT = 2048
/** With a larger text they are drawn larger, as far as a picture on a graphics card may be so large. */
const MOST_SCALE = 2

export interface MarkAtlas {
  /** Draws what is new among them. What was drawn before stays, until there is no room. */
  readonly hold: (icons: readonly MarkIcon[]) => void
  /** All that has been drawn. */
  readonly picture: () => Picture
  readonly cells: () => Readonly<Record<string, Cell>>
  /** How much larger than designed marks are on the screen. */
  readonly scale: number
  /** Pixels of a cell to one of the page. */
  readonly density: number
  /** How wide a mark is as designed. */
  readonly widthOf: (icon: MarkIcon) => number
}

/** Marks as they are drawn in one theme and size, each once, in one picture. */
export function createMarkAtlas(theme: MapTheme, scale: number): MarkAtlas {
  const sharpness = Math.min(MOST_SCALE, Math.max(1, scale))
  const density = Math.min(MOST_DENSITY, Math.max(1, devicePixelRatio)) * sharpness
  const [pictureWidth, mostHeight] = [WIDTH * sharpness, MOST_HEIGHT * sharpness].map(Math.ceil) as [number, number]
  let canvas = new OffscreenCanvas(pictureWidth, 256)
  let pen = penOf(canvas)
  let cells: Record<string, Cell> = {}
  let shelf = { x: 0, y: 0, height: 0 }
  let version = 0
  const widths = new Map<string, number>()

  function grow(height: number) {
    const next = new OffscreenCanvas(pictureWidth, height)
    const nextPen = penOf(next)
    nextPen.drawImage(canvas, 0, 0)
    canvas = next
    pen = nextPen
  }

  /** False where there is no room left. */
  function add(icon: MarkIcon): boolean {
    const size = sizeOf(pen, icon)
    const [width, height] = [size.width, size.height].map((px) => Math.ceil((px + 2 * EDGE_PX) * density)) as [
      number,
      number,
    ]
    if (shelf.x + width > pictureWidth) shelf = { x: 0, y: shelf.y + shelf.height, height: 0 }
    while (shelf.y + height > canvas.height) {
      if (canvas.height >= mostHeight) return false
      grow(2 * canvas.height)
    }
    pen.save()
    pen.translate(shelf.x + width / 2, shelf.y + height / 2)
    pen.scale(density, density)
    drawMark(pen, icon, theme, density)
    pen.restore()
    cells = { ...cells, [iconId(icon)]: { x: shelf.x, y: shelf.y, width, height } }
    shelf = { ...shelf, x: shelf.x + width, height: Math.max(shelf.height, height) }
    return true
  }

  function begin() {
    canvas = new OffscreenCanvas(pictureWidth, 256)
    pen = penOf(canvas)
    cells = {}
    shelf = { x: 0, y: 0, height: 0 }
  }

  return {
    hold(icons) {
      const fresh = icons.filter((icon) => !(iconId(icon) in cells))
      if (fresh.length === 0) return
      version += 1
      for (const icon of fresh) {
        if (iconId(icon) in cells || add(icon)) continue
        begin()
        for (const each of icons) if (!(iconId(each) in cells)) add(each)
        return
      }
    },
    picture: () => ({ canvas, version }),
    cells: () => cells,
    scale,
    density: density / scale,
    widthOf(icon) {
      const id = iconId(icon)
      const known = widths.get(id)
      if (known !== undefined) return known
      const { width } = sizeOf(pen, icon)
      widths.set(id, width)
      return width
    },
  }
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The map cannot draw its marks: this browser gave no 2D canvas.')
  return pen
}
