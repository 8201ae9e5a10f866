import { MapLibreOverlay } from '@deck.gl/maplibre'
import { colors } from '@delebil/ui/theme'
import type { Map as BaseMap } from 'maplibre-gl'
import { atLeast, type Box, boxAround, contains } from './boxes.ts'
import { clusterCars } from './cluster-cars.ts'
import { type BaseMapOptions, createBaseMap, type View } from './create-base-map.ts'
import { sameDrawings, toDrawing } from './drawings.ts'
import { firstView } from './first-sight.ts'
import type { MapTheme } from './ground-colors.ts'
import { type Insets, noInsets } from './insets.ts'
import { covers, paddedBounds } from './map-bounds.ts'
import { drawnWidth, emptyScene, hasWalkName, marksOf, type Scene, stepOf } from './map-scene.ts'
import { createMarkAtlas } from './mark-atlas.ts'
import { type Drawing, type MapStation, markLayers } from './mark-layers.ts'
import { PRESS_PX } from './mark-sizes.ts'
import type { Bounds } from './outline-shape.ts'
import { pinBox, stepTo } from './pin-in-room.ts'
import type { Mark } from './place-marks.ts'
import type { MapCar, Spot } from './spots.ts'
import { moveCircles, withCircles } from './walking-ring.ts'
import type { Point } from './world.ts'

/** A mark in sight, and where it is on the screen, in px from the map's corner. */
export interface ShownMark extends Mark {
  readonly screen: Box
}

/** What is in sight while the map is still. */
export interface Sight {
  readonly marks: readonly ShownMark[]
  readonly hasWalkName: boolean
}

export interface CarMapOptions extends Omit<BaseMapOptions, 'decorate' | 'isInteractive'> {
  readonly reducedMotion: boolean
  readonly onSelectCar: (carId: number) => void
  /** A spot with several cars was pressed. */
  readonly onOpenSpot?: (spot: Spot) => void
  readonly onSelectStation?: (stationId: string) => void
  /** A mark of one car is pointed at, or none any more. */
  readonly onPoint?: (carId: number | undefined) => void
  /** What has no mark was pressed. */
  readonly onPressGround?: () => void
  /** After the person has moved the map, not after `showView`. */
  readonly onMove: (view: View) => void
  readonly onSight?: (sight: Sight) => void
  /** What lies over the map where it is in sight, such as its own buttons, in px from its corner. */
  readonly over?: () => readonly Box[]
}

export interface CarMapHandle {
  readonly showCars: (cars: readonly MapCar[]) => void
  readonly showStations: (stations: readonly MapStation[]) => void
  readonly show: (scene: Partial<Omit<Scene, 'clusters'>>) => void
  readonly showInsets: (insets: Insets) => void
  /** How large marks are drawn: 1 where the text is as large as designed. */
  readonly showScale: (scale: number) => void
  readonly showView: (view: View) => void
  /** Moves the map as little as shows the pin of a chosen car whole, once it rests. */
  readonly reveal: (point: Point) => void
  /** Shows a place and some cars near it; where it is `needed` only, leaves the map alone while one of them can be seen. */
  readonly fit: (place: Point, cars: readonly Point[], needed: boolean) => void
  readonly press: (mark: Mark) => void
  readonly zoomBy: (steps: number) => void
  readonly showTheme: (theme: MapTheme) => void
  /** Undoes all that `createCarMap` did. */
  readonly remove: () => void
  readonly base: BaseMap
}

const EASE_MS = 180
const CLUSTER_STEP = 1.5

/** Draws cars on a map inside `element`. Throws where the browser has no WebGL. */
export function createCarMap(options: CarMapOptions): CarMapHandle {
  let theme = options.theme
  let scene: Scene = emptyScene
  const circles = () => ({ walkFrom: scene.place ?? scene.own, own: scene.own })
  const ground = createBaseMap({
    ...options,
    decorate: (style, of) => withCircles(style, circles(), of, colors[of].info),
  })
  const map = ground.base
  const duration = options.reducedMotion ? 0 : EASE_MS
  let isGone = false
  let isPointing = false
  let pointed: number | undefined
  let chosen: Point | undefined
  let scale = 1
  let atlas = createMarkAtlas(theme, scale)
  let stopWatching: (() => void) | undefined
  const overlay = new MapLibreOverlay({
    interleaved: true,
    // The overlay leaves its device watching the screen's density, which keeps the whole map in memory. It arrives late.
    onDeviceInitialized: (device) => {
      stopWatching = () => device.getDefaultCanvasContext().destroy()
      if (isGone) stopWatching()
    },
    layers: [],
    getCursor: () => (isPointing ? 'pointer' : 'grab'),
  })
  map.addControl(overlay)

  let insets = noInsets
  let drawn: { bounds: Bounds; zoom: number } | undefined
  let marks: readonly Mark[] = []
  let stations: readonly MapStation[] = []
  let layers: Readonly<Record<'stations' | 'own' | 'marks' | 'selected', readonly Drawing[]>> = {
    stations: [],
    own: [],
    marks: [],
    selected: [],
  }

  function draw() {
    const toDrawn = (mark: Mark) => toDrawing(mark, scene)
    const next = {
      stations: stations.map(
        (station) => ({ ...station, icon: { name: 'bike', isSelected: station.isSelected }, dx: 0, dy: 0 }) as const,
      ),
      own: scene.own ? [{ ...scene.own, icon: { name: 'own' }, dx: 0, dy: 0 } as const] : [],
      marks: marks.filter(({ kind }) => kind !== 'selected').map(toDrawn),
      selected: marks.filter(({ kind }) => kind === 'selected').map(toDrawn),
    }
    // What is as before is given as before: its layer then has nothing to do.
    layers = {
      stations: sameDrawings(layers.stations, next.stations),
      own: sameDrawings(layers.own, next.own),
      marks: sameDrawings(layers.marks, next.marks),
      selected: sameDrawings(layers.selected, next.selected),
    }
    overlay.setProps({ layers: markLayers(layers, atlas) })
    if (!map.isMoving()) tellSight()
  }
  /** The zoom at which what is drawn `scale` times as large would be drawn as designed. */
  const markZoom = (zoom: number) => zoom - Math.log2(scale)
  function refresh(always = false) {
    const zoom = stepOf(map.getZoom())
    if (!always && drawn && drawn.zoom === zoom && covers(drawn.bounds, map)) return
    drawn = { bounds: paddedBounds(map), zoom }
    marks = marksOf(scene, drawn.bounds, markZoom(zoom), drawnWidth(scene, atlas))
    draw()
  }
  /** What a mark covers on the screen now. */
  function screenOf(mark: Mark): Box {
    const { x, y } = map.project([mark.group.longitude, mark.group.latitude])
    const { left, top, right, bottom } = mark.box
    return {
      left: (left - mark.x) * scale + x,
      top: (top - mark.y) * scale + y,
      right: (right - mark.x) * scale + x,
      bottom: (bottom - mark.y) * scale + y,
    }
  }
  function room(): Box {
    const { clientWidth, clientHeight } = options.element
    return {
      left: insets.left,
      top: insets.top,
      right: clientWidth - insets.right,
      bottom: clientHeight - insets.bottom,
    }
  }
  function tellSight() {
    if (!options.onSight) return
    const inSight = room()
    const isInSight = ({ left, top, right, bottom }: Box) => contains(inSight, (left + right) / 2, (top + bottom) / 2)
    const shown = marks.map((mark) => ({ ...mark, screen: screenOf(mark) })).filter(({ screen }) => isInSight(screen))
    const from = scene.place ?? scene.own
    options.onSight({ marks: shown, hasWalkName: !!from && !!drawn && hasWalkName(from, marks, markZoom(drawn.zoom)) })
  }
  function go(view: View) {
    map.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, padding: insets, duration })
  }
  function showChosen() {
    if (!chosen || map.isMoving()) return
    const { x, y } = map.project([chosen.longitude, chosen.latitude])
    const by = stepTo(pinBox(x, y, scale), room())
    chosen = undefined
    if (by[0] !== 0 || by[1] !== 0) map.panBy(by, { duration })
  }
  function press({ group }: Mark) {
    const [car] = group.spot?.cars ?? []
    if (car && group.count === 1) options.onSelectCar(car.id)
    else if (group.spot) options.onOpenSpot?.(group.spot)
    else go({ ...group, zoom: Math.min(map.getMaxZoom(), map.getZoom() + CLUSTER_STEP) })
  }
  function point(carId: number | undefined) {
    if (carId !== pointed) options.onPoint?.(carId)
    pointed = carId
  }
  function markAt(x: number, y: number): Mark | undefined {
    const far = ({ left, top, right, bottom }: Box) => Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2)
    return marks
      .map((mark) => ({ mark, box: screenOf(mark) }))
      .filter(({ box }) => contains(atLeast(box, PRESS_PX), x, y))
      .toSorted((a, b) => Number(contains(b.box, x, y)) - Number(contains(a.box, x, y)) || far(a.box) - far(b.box))[0]
      ?.mark
  }
  function stationAt(x: number, y: number): MapStation | undefined {
    return stations.find(({ longitude, latitude }) => {
      const at = map.project([longitude, latitude])
      return contains(boxAround(at.x, at.y, PRESS_PX), x, y)
    })
  }

  map.on('move', () => refresh())
  map.on('moveend', (event) => {
    const center = map.getCenter()
    if (event.originalEvent) options.onMove({ latitude: center.lat, longitude: center.lng, zoom: map.getZoom() })
    tellSight()
    showChosen()
  })
  map.on('click', ({ point: { x, y } }) => {
    const mark = markAt(x, y)
    const station = mark ? undefined : stationAt(x, y)
    if (mark) press(mark)
    else if (station) options.onSelectStation?.(station.id)
    else options.onPressGround?.()
  })
  map.on('mousemove', ({ point: { x, y } }) => {
    const mark = markAt(x, y)
    isPointing = mark !== undefined || stationAt(x, y) !== undefined
    point(mark?.group.count === 1 ? mark.group.spot?.cars[0]?.id : undefined)
  })
  map.on('mouseout', () => point(undefined))
  const drawAnew = () => {
    atlas.remove()
    atlas = createMarkAtlas(theme, scale)
    layers = { stations: [], own: [], marks: [], selected: [] }
    refresh(true)
  }
  // Prices are drawn in the page's type once it is there.
  void map
    .getContainer()
    .ownerDocument.fonts?.load('700 14px Lato')
    .then((fonts) => fonts.length > 0 && !isGone && drawAnew())

  return {
    base: map,
    showCars: (cars) => {
      scene = { ...scene, clusters: clusterCars(cars) }
      refresh(true)
    },
    showStations: (next) => {
      stations = next
      draw()
    },
    show: (next) => {
      scene = { ...scene, ...next }
      if ('place' in next || 'own' in next) moveCircles(map, circles())
      refresh(true)
    },
    showInsets: (next) => {
      if (JSON.stringify(next) === JSON.stringify(insets)) return
      insets = next
      map.easeTo({ padding: insets, duration })
    },
    showScale: (next) => {
      if (next === scale) return
      scale = next
      drawAnew()
    },
    showView: go,
    reveal: (point) => {
      chosen = point
      showChosen()
    },
    fit: (place, cars, needed) => {
      const inSight = room()
      const isSeen = ({ latitude, longitude }: Point) => {
        const { x, y } = map.project([longitude, latitude])
        return contains(inSight, x, y)
      }
      if (!needed || !cars.some(isSeen))
        go(firstView(scene, [place, ...cars], { room: inSight, over: options.over?.() ?? [], scale }))
    },
    press,
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps, duration }),
    showTheme: (next) => {
      if (next === theme) return
      theme = next
      ground.showTheme(theme)
      drawAnew()
    },
    remove: () => {
      isGone = true
      map.removeControl(overlay)
      stopWatching?.()
      ground.remove()
      atlas.remove()
    },
  }
}
