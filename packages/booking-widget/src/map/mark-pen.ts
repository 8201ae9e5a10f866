import { colors } from '@delebil/ui/theme'
import type { AvailabilityKind } from '@delebil/validation'
import type { MapTheme } from './ground-colors.ts'

/** Draws on a canvas whose unit is a pixel of the screen, about the middle of what is drawn. */
export type Pen = OffscreenCanvasRenderingContext2D

const SHADOW = 'rgba(10, 25, 18, 0.35)'
const TURN = 2 * Math.PI

/** What a mark stands on: the shadow carries it, its own colour is near that of the land. `density`: shadows know no unit. */
export function ground(pen: Pen, path: () => void, fill: string, density: number) {
  pen.beginPath()
  path()
  pen.fillStyle = fill
  pen.shadowColor = SHADOW
  pen.shadowBlur = 4 * density
  pen.shadowOffsetY = density
  pen.fill()
  pen.shadowColor = 'transparent'
}

export function arc(pen: Pen, radius: number, width: number, color: string, from: number, to: number) {
  if (to <= from) return
  pen.beginPath()
  pen.arc(0, 0, radius, from * TURN - Math.PI / 2, to * TURN - Math.PI / 2)
  pen.lineWidth = width
  pen.strokeStyle = color
  pen.stroke()
}

function disc(pen: Pen, radius: number, color: string, from = 0, to = 1) {
  pen.beginPath()
  pen.arc(0, 0, radius, from * TURN - Math.PI / 2, to * TURN - Math.PI / 2)
  pen.fillStyle = color
  pen.fill()
}

/** A full disc with a check, half a disc, an empty ring: the shapes that the list has. */
export function stateShape(pen: Pen, state: AvailabilityKind, radius: number, theme: MapTheme, under: string) {
  const color = colors[theme][state]
  if (state === 'available') {
    disc(pen, radius, color)
    pen.beginPath()
    pen.moveTo(-radius * 0.42, radius * 0.04)
    pen.lineTo(-radius * 0.1, radius * 0.36)
    pen.lineTo(radius * 0.44, -radius * 0.3)
    pen.lineWidth = radius * 0.26
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.strokeStyle = under
    pen.stroke()
    return
  }
  arc(pen, radius - 1, 2, color, 0, 1)
  if (state === 'partial') disc(pen, radius - 1, color, 0.5, 1)
}

export function number(pen: Pen, count: number, sizePx: number, color: string, font: string) {
  pen.font = `700 ${sizePx}px ${font}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = color
  pen.fillText(String(count), 0, sizePx * 0.06)
}

/** Two wheels and a frame: a bike must not be taken for a car. */
export function bike(pen: Pen, ink: string) {
  pen.strokeStyle = ink
  pen.lineWidth = 1.6
  for (const x of [-4, 4]) {
    pen.beginPath()
    pen.arc(x, 2, 2.8, 0, TURN)
    pen.stroke()
  }
  pen.beginPath()
  pen.moveTo(-4, 2)
  pen.lineTo(-1.5, -2.5)
  pen.lineTo(2.5, -2.5)
  pen.lineTo(4, 2)
  pen.moveTo(1.5, -4.5)
  pen.lineTo(2.5, -2.5)
  pen.lineTo(0, 2)
  pen.lineTo(-1.5, -2.5)
  pen.stroke()
}
