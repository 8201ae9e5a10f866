import type { StyleSpecification } from 'maplibre-gl'
import { baseStyle } from './base-style.ts'
import type { MapTheme } from './ground-colors.ts'
import { loadLands } from './outlines.ts'
import type { View } from './world.ts'

/** The built-in map waits this long for the operator's own style before it is shown (ms). */
const PATIENCE_MS = 1500

const none = Promise.resolve(undefined)

export interface ChosenStyle {
  /** What the map is drawn with in a theme: the operator's style looks the same in both. For a first view the least that it needs. */
  readonly styleFor: (theme: MapTheme, firstView?: View) => StyleSpecification
  /** It is the built-in map's, which a test has looked through. */
  readonly isOurs: boolean
  /** The operator's style where it came too late to begin with. */
  readonly late: Promise<StyleSpecification | undefined>
}

/** A style of the operator's own; undefined where it can't be had. */
async function ownStyle(address: string, signal: AbortSignal): Promise<StyleSpecification | undefined> {
  const answer = await fetch(address, { signal }).catch(() => undefined)
  if (answer?.status !== 200) return undefined
  return answer.json().catch(() => undefined)
}

function afterPatience(signal: AbortSignal): Promise<'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, 'late')
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/** The one style that a map is set up with: a style costs the map all of its layers each time. Undefined once aborted. */
export async function chooseStyle(address: string | undefined, signal: AbortSignal): Promise<ChosenStyle | undefined> {
  const own = address === undefined ? Promise.resolve(undefined) : ownStyle(address, signal)
  // Without its outlines the built-in map is plain land with names and tiles.
  const lands = loadLands(signal).catch(() => [])
  const first = await Promise.race([own, afterPatience(signal)])
  if (first !== undefined && first !== 'late') return { styleFor: () => first, isOurs: false, late: none }
  const known = await lands
  if (signal.aborted || known === undefined) return undefined
  return {
    styleFor: (theme, firstView) => baseStyle(theme, known, firstView),
    isOurs: true,
    late: first === 'late' ? own : none,
  }
}
