import { colors } from '@delebil/ui/theme'
import { availabilityKind } from '@delebil/validation'
import type { MapTheme } from './base-style.ts'
import type { ClusterMarker, MapCar } from './cluster-cars.ts'

/** Drawn at twice the size, so that markers are sharp on dense screens. */
const DENSITY = 2
const CAR_PX = 36
const CLUSTER_PX = 46
const CELL = CLUSTER_PX * DENSITY
const quarters = [0, 1, 2, 3, 4] as const
const kinds = ['available', 'partial', 'unavailable'] as const

export interface MarkerAtlas {
  readonly image: ImageBitmap
  readonly mapping: Record<string, { x: number; y: number; width: number; height: number }>
  /** Side of a marker's drawing on the screen, in pixels. */
  readonly sizePx: number
}

export function carIcon(car: MapCar, selected: boolean): string {
  return `${availabilityKind(car.availability)}${selected ? '-selected' : ''}`
}

/** A cluster's ring tells, in quarters, how many of its cars are free all the window. */
export function clusterIcon({ count, available, partial }: ClusterMarker): string {
  if (available > 0) return `cluster-${Math.max(1, Math.floor((4 * available) / count))}`
  return partial > 0 ? 'cluster-partial' : 'cluster-0'
}

type Pen = OffscreenCanvasRenderingContext2D

function disc(pen: Pen, radius: number, fill: string, edge: string) {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fillStyle = fill
  pen.shadowColor = 'rgba(10, 25, 18, 0.35)'
  pen.shadowBlur = 4 * DENSITY
  pen.shadowOffsetY = DENSITY
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = DENSITY
  pen.strokeStyle = edge
  pen.stroke()
}

function ring(pen: Pen, radius: number, width: number, color: string, from: number, to: number, dash: number[] = []) {
  pen.beginPath()
  pen.arc(0, 0, radius, from * 2 * Math.PI - Math.PI / 2, to * 2 * Math.PI - Math.PI / 2)
  pen.lineWidth = width * DENSITY
  pen.strokeStyle = color
  pen.setLineDash(dash)
  pen.stroke()
  pen.setLineDash([])
}

function carGlyph(pen: Pen, color: string) {
  const unit = DENSITY
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(-8 * unit, -1.5 * unit, 16 * unit, 5.5 * unit, 2 * unit)
  pen.fill()
  pen.beginPath()
  pen.moveTo(-6 * unit, -1 * unit)
  pen.lineTo(-3.6 * unit, -5.5 * unit)
  pen.lineTo(3.6 * unit, -5.5 * unit)
  pen.lineTo(6 * unit, -1 * unit)
  pen.fill()
  for (const x of [-4.5, 4.5]) {
    pen.beginPath()
    pen.arc(x * unit, 4 * unit, 2.2 * unit, 0, 2 * Math.PI)
    pen.fill()
  }
}

function drawCar(pen: Pen, kind: (typeof kinds)[number], selected: boolean, theme: MapTheme) {
  const palette = colors[theme]
  const outer = ((selected ? CLUSTER_PX : CAR_PX) / 2 - 4) * DENSITY
  const color = palette[kind]
  disc(pen, outer, selected ? color : palette.surface, palette.border)
  const rim = outer - 3 * DENSITY
  const ink = selected ? palette.surface : color
  if (kind === 'available') ring(pen, rim, 4, ink, 0, 1)
  if (kind === 'partial') {
    ring(pen, rim, 1.5, ink, 0, 1)
    ring(pen, rim, 4, ink, 0, 0.5)
  }
  if (kind === 'unavailable') ring(pen, rim, 2, ink, 0, 1, [3 * DENSITY, 3 * DENSITY])
  carGlyph(pen, ink)
}

function drawCluster(pen: Pen, quarter: number, color: string, theme: MapTheme) {
  const palette = colors[theme]
  const outer = (CLUSTER_PX / 2 - 4) * DENSITY
  disc(pen, outer, palette.surface, palette.border)
  ring(pen, outer - 4 * DENSITY, 1.5, palette.borderStrong, 0, 1)
  if (quarter > 0) ring(pen, outer - 4 * DENSITY, 5, color, 0, quarter / 4)
}

/** Draws every marker once per theme; the shapes are the same as `AvailabilityRing`'s: full, half and empty. */
export function drawMarkerAtlas(theme: MapTheme): MarkerAtlas {
  const palette = colors[theme]
  const drawings: [string, (pen: Pen) => void][] = [
    ...kinds.flatMap((kind): [string, (pen: Pen) => void][] => [
      [kind, (pen) => drawCar(pen, kind, false, theme)],
      [`${kind}-selected`, (pen) => drawCar(pen, kind, true, theme)],
    ]),
    ...quarters.map((quarter): [string, (pen: Pen) => void] => [
      `cluster-${quarter}`,
      (pen) => drawCluster(pen, quarter, palette.available, theme),
    ]),
    ['cluster-partial', (pen) => drawCluster(pen, 2, palette.partial, theme)],
    [
      'position',
      (pen) => {
        disc(pen, 10 * DENSITY, palette.info, palette.surface)
        ring(pen, 10 * DENSITY, 3, palette.surface, 0, 1)
      },
    ],
    ['parking', (pen) => drawParking(pen, theme)],
    ['bike', (pen) => drawBike(pen, theme, palette.textMuted)],
    ['bike-selected', (pen) => drawBike(pen, theme, palette.info)],
  ]
  const canvas = new OffscreenCanvas(CELL * drawings.length, CELL)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The map cannot draw its markers: this browser gave no 2D canvas.')
  const mapping: MarkerAtlas['mapping'] = {}
  drawings.forEach(([name, draw], index) => {
    pen.save()
    pen.translate(CELL * (index + 0.5), CELL / 2)
    draw(pen)
    pen.restore()
    mapping[name] = { x: CELL * index, y: 0, width: CELL, height: CELL }
  })
  return { image: canvas.transferToImageBitmap(), mapping, sizePx: CLUSTER_PX }
}

// Two wheels and a frame: a bike must not be taken for a car.
function drawBike(pen: Pen, theme: MapTheme, ink: string) {
  const unit = DENSITY
  disc(pen, 11 * unit, colors[theme].surface, ink)
  pen.strokeStyle = ink
  pen.lineWidth = 1.6 * unit
  for (const x of [-4, 4]) {
    pen.beginPath()
    pen.arc(x * unit, 2 * unit, 2.8 * unit, 0, 2 * Math.PI)
    pen.stroke()
  }
  pen.beginPath()
  pen.moveTo(-4 * unit, 2 * unit)
  pen.lineTo(-1.5 * unit, -2.5 * unit)
  pen.lineTo(2.5 * unit, -2.5 * unit)
  pen.lineTo(4 * unit, 2 * unit)
  pen.moveTo(1.5 * unit, -4.5 * unit)
  pen.lineTo(2.5 * unit, -2.5 * unit)
  pen.lineTo(0, 2 * unit)
  pen.lineTo(-1.5 * unit, -2.5 * unit)
  pen.stroke()
}

function drawParking(pen: Pen, theme: MapTheme) {
  const palette = colors[theme]
  const half = 13 * DENSITY
  pen.beginPath()
  pen.roundRect(-half, -half, 2 * half, 2 * half, 5 * DENSITY)
  pen.fillStyle = palette.info
  pen.fill()
  pen.lineWidth = 2 * DENSITY
  pen.strokeStyle = palette.surface
  pen.stroke()
  pen.fillStyle = palette.surface
  pen.font = `bold ${18 * DENSITY}px sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText('P', 0, DENSITY)
}
