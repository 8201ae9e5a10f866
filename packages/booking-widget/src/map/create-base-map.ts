import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@delebil/validation/constants'
import { Map as BaseMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { whenIdle } from '../data/when-idle.ts'
import { addMissing } from './add-missing.ts'
import type { ChosenStyle } from './choose-style.ts'
import type { MapTheme } from './ground-colors.ts'
import type { View } from './world.ts'

const ADDED_AT_MOST_MS = 500

export interface BaseMapOptions {
  readonly element: HTMLElement
  readonly view: View
  readonly theme: MapTheme
  readonly chosen: ChosenStyle
  /** Lays something of the map's own on a style. */
  readonly decorate?: (style: StyleSpecification, theme: MapTheme) => StyleSpecification
  /** False for a picture of a place. */
  readonly isInteractive?: boolean
}

export interface BaseMapHandle {
  readonly base: BaseMap
  readonly showTheme: (theme: MapTheme) => void
  readonly remove: () => void
}

/** The ground inside `element`, without anything on it. Throws where the browser has no WebGL. */
export function createBaseMap({
  element,
  view,
  theme,
  chosen,
  decorate = (style) => style,
  isInteractive = true,
}: BaseMapOptions): BaseMapHandle {
  setWorkerUrl(workerUrl)
  const base = new BaseMap({
    container: element,
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    minZoom: MAP_ZOOM_MIN,
    maxZoom: MAP_ZOOM_MAX,
    attributionControl: false,
    interactive: isInteractive,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    validateStyle: !chosen.isOurs,
  })
  // A tile that can't be had is no event: the ground is under it.
  base.on('error', () => undefined)
  base.keyboard.disableRotation()
  base.touchZoomRotate.disableRotation()
  let shown = { theme, styleFor: chosen.styleFor, validate: !chosen.isOurs }
  let isGone = false
  // In a task of its own: with the map it would be worked out and drawn in one and the same frame.
  const begin = () =>
    base.setStyle(decorate(chosen.styleFor(shown.theme, view), shown.theme), { validate: !chosen.isOurs })
  const beginning = setTimeout(begin)
  let stopAdding: (() => void) | undefined
  // What the first view has nothing of comes once the browser rests.
  base.once('style.load', () => {
    stopAdding = whenIdle(() => {
      if (isLost) isBehind = true
      else addMissing(base, decorate(shown.styleFor(shown.theme), shown.theme))
    }, ADDED_AT_MOST_MS)
  })
  // While the graphics card is lost the map has no style, and after that the one it had: what was another meanwhile is laid on it then.
  let isLost = false
  let isBehind = false
  base.on('webglcontextlost', () => {
    isLost = true
  })
  base.on('webglcontextrestored', () => {
    isLost = false
    if (isBehind) base.once('style.load', dress)
    isBehind = false
  })
  /** With all that there is: nothing is left to add. */
  function dress() {
    clearTimeout(beginning)
    stopAdding?.()
    if (isLost) isBehind = true
    else base.setStyle(decorate(shown.styleFor(shown.theme), shown.theme), { validate: shown.validate })
  }
  void chosen.late.then((style) => {
    if (!style || isGone) return
    shown = { ...shown, styleFor: () => style, validate: true }
    dress()
  })
  return {
    base,
    showTheme(next) {
      if (next === shown.theme) return
      shown = { ...shown, theme: next }
      dress()
    },
    remove() {
      isGone = true
      clearTimeout(beginning)
      stopAdding?.()
      base.remove()
    },
  }
}
