import { drawMark, sizeOf } from './draw-mark.ts'
import type { MapTheme } from './ground-colors.ts'
import { iconId, type MarkIcon } from './mark-icon.ts'

/** Drawn at twice the size, so that marks are sharp on dense screens. */
const DENSITY = 2
/** Room for the shadow. */
const EDGE_PX = 8
const WIDTH = 1024
const MOST_HEIGHT = 2048
/** With a larger text they are drawn larger, as far as a picture on a graphics card may be so large. */
const MOST_SCALE = 2

interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface MarkAtlas {
  /** Draws what is new among them. What was drawn before stays, until there is no room. */
  readonly hold: (icons: readonly MarkIcon[]) => void
  /** All that has been drawn; another picture each time that something new was. */
  readonly image: () => ImageBitmap
  readonly cells: () => Readonly<Record<string, Cell>>
  /** How much larger than designed marks are on the screen. */
  readonly scale: number
  /** How high a cell is on the screen. */
  readonly heightOf: (id: string) => number
  /** How wide a mark is as designed. */
  readonly widthOf: (icon: MarkIcon) => number
  readonly remove: () => void
}

/** Marks as they are drawn in one theme and size, each once, in one picture. */
export function createMarkAtlas(theme: MapTheme, scale: number): MarkAtlas {
  const sharpness = Math.min(MOST_SCALE, Math.max(1, scale))
  const density = DENSITY * sharpness
  const [pictureWidth, mostHeight] = [WIDTH * sharpness, MOST_HEIGHT * sharpness].map(Math.ceil) as [number, number]
  let canvas = new OffscreenCanvas(pictureWidth, 256)
  let pen = penOf(canvas)
  let cells: Record<string, Cell> = {}
  let shelf = { x: 0, y: 0, height: 0 }
  let image: ImageBitmap | undefined
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
      image = undefined
      for (const icon of fresh) {
        if (iconId(icon) in cells || add(icon)) continue
        begin()
        for (const each of icons) if (!(iconId(each) in cells)) add(each)
        return
      }
    },
    image() {
      if (image) return image
      const copy = new OffscreenCanvas(pictureWidth, canvas.height)
      penOf(copy).drawImage(canvas, 0, 0)
      image = copy.transferToImageBitmap()
      return image
    },
    cells: () => cells,
    scale,
    heightOf: (id) => ((cells[id]?.height ?? 0) * scale) / density,
    widthOf(icon) {
      const id = iconId(icon)
      const known = widths.get(id)
      if (known !== undefined) return known
      const { width } = sizeOf(pen, icon)
      widths.set(id, width)
      return width
    },
    remove: () => image?.close(),
  }
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The map cannot draw its marks: this browser gave no 2D canvas.')
  return pen
}
