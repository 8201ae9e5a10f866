import { colors, scales } from '@delebil/ui/theme'
import { mapText } from '../locale/map-text.ts'
import type { MapTheme } from './ground-colors.ts'
import type { MarkIcon } from './mark-icon.ts'
import { arc, bike, ground, number, type Pen, stateShape } from './mark-pen.ts'
import { CLUSTER_PX, DOT_PX, PRICE_PX, SELECTED_PX, TIP_PX } from './mark-sizes.ts'

const font = scales.font.family
const PAD_PX = 12
const TEXT_PX = 14
const SELECTED_TEXT_PX = 16
const OWN_PX = 20
const BIKE_PX = 22

type Price = Extract<MarkIcon, { name: 'price' }>

/** What stands before the amount: the state, or how many there are. */
const signPx = ({ count, isSelected }: Price) => (count > 1 ? 24 : isSelected ? 20 : 16)
const fontOf = ({ isSelected }: Price, weight: 400 | 700) =>
  `${weight} ${isSelected ? SELECTED_TEXT_PX : TEXT_PX}px ${font}`
const leadOf = ({ count }: Price) => (count > 1 ? `${mapText.from('')}` : '')

function partsOf(pen: Pen, price: Price) {
  const [sign, before] = [signPx(price), price.count > 1 ? 5 : PAD_PX - 2]
  pen.font = fontOf(price, 400)
  const lead = pen.measureText(leadOf(price)).width
  pen.font = fontOf(price, 700)
  const amount = pen.measureText(price.text).width
  const gap = price.text === '' ? 0 : 7
  return { sign, before, lead, gap, width: Math.ceil(before + sign + gap + lead + amount + PAD_PX) }
}

/** How large an icon is on the screen, without its shadow. */
export function sizeOf(pen: Pen, icon: MarkIcon): { readonly width: number; readonly height: number } {
  if (icon.name === 'price') {
    const { width } = partsOf(pen, icon)
    return icon.isSelected ? { width, height: SELECTED_PX + TIP_PX } : { width, height: PRICE_PX }
  }
  const size = { dot: DOT_PX, cluster: CLUSTER_PX, bike: BIKE_PX, own: OWN_PX }[icon.name]
  return { width: size, height: size }
}

function pill(pen: Pen, width: number, height: number, hasTip: boolean) {
  const top = hasTip ? -(height + TIP_PX) / 2 : -height / 2
  pen.roundRect(-width / 2, top, width, height, height / 2)
  if (!hasTip) return
  pen.moveTo(-TIP_PX, top + height - 1)
  pen.lineTo(TIP_PX, top + height - 1)
  pen.lineTo(0, top + height + TIP_PX)
  pen.closePath()
}

function drawPrice(pen: Pen, price: Price, theme: MapTheme, density: number) {
  const palette = colors[theme]
  const { state, count, isSelected } = price
  const [fill, ink] = isSelected ? [palette.pinSelected, palette.onPinSelected] : [palette.pin, palette.onPin]
  const { sign, before, lead, gap, width } = partsOf(pen, price)
  const height = isSelected ? SELECTED_PX : PRICE_PX
  ground(pen, () => pill(pen, width, height, isSelected), fill, density)
  const middle = isSelected ? -TIP_PX / 2 : 0
  pen.save()
  pen.translate(-width / 2 + before + sign / 2, middle)
  if (count > 1) {
    pen.beginPath()
    pen.arc(0, 0, sign / 2, 0, 2 * Math.PI)
    pen.fillStyle = palette[state]
    pen.fill()
    number(pen, count, TEXT_PX, palette.surface, font)
  } else stateShape(pen, state, sign / 2, theme, palette.surface)
  pen.restore()
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  pen.fillStyle = ink
  const x = -width / 2 + before + sign + gap
  pen.font = fontOf(price, 400)
  pen.fillText(leadOf(price), x, middle + 1)
  pen.font = fontOf(price, 700)
  pen.fillText(price.text, x + lead, middle + 1)
}

/** Draws a mark about the pen's origin; `density`: pixels of the canvas to one of the screen. */
export function drawMark(pen: Pen, icon: MarkIcon, theme: MapTheme, density: number) {
  const palette = colors[theme]
  const round = (size: number, fill: string) =>
    ground(pen, () => pen.arc(0, 0, size / 2, 0, 2 * Math.PI), fill, density)
  switch (icon.name) {
    case 'price':
      return drawPrice(pen, icon, theme, density)
    case 'dot':
      round(DOT_PX, icon.count > 1 ? palette[icon.state] : palette.pin)
      if (icon.count > 1) return number(pen, icon.count, 13, palette.surface, font)
      return stateShape(pen, icon.state, icon.state === 'unavailable' ? 6 : 8, theme, palette.surface)
    case 'cluster': {
      round(CLUSTER_PX, palette.pin)
      const [green, yellow] = [icon.available / 8, icon.partial / 8]
      arc(pen, CLUSTER_PX / 2 - 3, 4, palette.border, 0, 1)
      arc(pen, CLUSTER_PX / 2 - 3, 4, palette.available, 0, green)
      arc(pen, CLUSTER_PX / 2 - 3, 4, palette.partial, green, green + yellow)
      return number(pen, icon.count, 16, icon.count > 0 ? palette.onPin : palette.unavailable, font)
    }
    case 'bike':
      round(BIKE_PX, palette.surface)
      return bike(pen, icon.isSelected ? palette.info : palette.textMuted)
    case 'own':
      round(OWN_PX, palette.surface)
      pen.beginPath()
      pen.arc(0, 0, OWN_PX / 2 - 3, 0, 2 * Math.PI)
      pen.fillStyle = palette.info
      pen.fill()
  }
}
