import { type ColorName, contract } from '@delebil/ui/theme'

type SystemColour = 'Canvas' | 'CanvasText' | 'Highlight' | 'GrayText'

const grounds: readonly ColorName[] = [
  'page',
  'surface',
  'raised',
  'sunken',
  'primarySoft',
  'dangerSoft',
  'warningSoft',
  'infoSoft',
  'skeleton',
  'onPrimary',
  'onDanger',
]
const inks: readonly ColorName[] = [
  'text',
  'textMuted',
  'border',
  'borderStrong',
  'primary',
  'primaryHover',
  'primaryPressed',
  'onPrimarySoft',
  'danger',
  'dangerHover',
  'onDangerSoft',
  'warning',
  'onWarningSoft',
  'info',
  'onInfoSoft',
  'available',
  'partial',
]

const declare = (names: readonly ColorName[], colour: SystemColour) =>
  names.map((name) => `${contract.color[name].slice('var('.length, -1)}: ${colour} !important;`)

/** Every token as the system's own colour: a stand-in for what the browser does to each element. */
const sheet = `
[data-theme] {
  ${[...declare(grounds, 'Canvas'), ...declare(inks, 'CanvasText'), ...declare(['focus'], 'Highlight'), ...declare(['unavailable'], 'GrayText')].join('\n  ')}
}
[data-theme] * { box-shadow: none !important; text-shadow: none !important; }
`

const id = 'forced-colours'

/** Lays the system's colours over the tokens, or takes them away. */
export function forceColours(isForced: boolean): void {
  const present = document.getElementById(id)
  if (!isForced) present?.remove()
  if (!isForced || present) return
  const style = document.createElement('style')
  style.id = id
  style.textContent = sheet
  document.head.append(style)
}
