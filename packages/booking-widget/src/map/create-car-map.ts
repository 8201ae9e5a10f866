import { colors } from '@delebil/ui/theme'
import { atLeast, type Box, boxAround, contains } from './boxes.ts'
import type { CarMapHandle, CarMapOptions } from './car-map-handle.ts'
import { clusterCars } from './cluster-cars.ts'
import { createBaseMap } from './create-base-map.ts'
import { drawOwn, drawStation, type MapStation, toDrawing } from './drawings.ts'
import { dressNames } from './dress-names.ts'
import { firstView } from './first-sight.ts'
import { noInsets } from './insets.ts'
import { covers, paddedBounds } from './map-bounds.ts'
import { drawnWidth, emptyScene, marksOf, placeWalkName, type Scene, stepOf, takenBy } from './map-scene.ts'
import { createMarkAtlas } from './mark-atlas.ts'
import { createMarkLayer } from './mark-layer.ts'
import { PRESS_PX } from './mark-sizes.ts'
import type { Bounds } from './outline-shape.ts'
import { pinBox, stepTo } from './pin-in-room.ts'
import type { Mark } from './place-marks.ts'
import { restMarks } from './rest-marks.ts'
import { createTurns } from './turns.ts'
import { moveCircles, withCircles } from './walking-ring.ts'
import type { Point, View } from './world.ts'

const EASE_MS = 180
const CLUSTER_STEP = 1.5

const isSelected = ({ kind }: Mark) => kind === 'selected'

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
  const turns = createTurns()
  /** What is done in turns while the map is new. */
  const inTurn =
    <Given extends readonly unknown[]>(show: (...given: Given) => void) =>
    (...given: Given) =>
      turns.take(() => show(...given))
  let pointed: number | undefined
  let chosen: Point | undefined
  let scale = 1
  let atlas = createMarkAtlas(theme, scale)
  const markLayer = createMarkLayer({
    at,
    pixelRatio: () => map.getPixelRatio(),
    isStill: () => !map.isMoving(),
  })

  let insets = noInsets
  let drawn: { bounds: Bounds; zoom: number } | undefined
  /** As they are set out, and as they are shown, which differs at the edges while the map lies still. */
  let laidOut: readonly Mark[] = []
  let marks: readonly Mark[] = []
  let stations: readonly MapStation[] = []

  function draw() {
    const isStill = !map.isMoving()
    const taken = takenBy(scene, at, scale)
    const [inSight, over] = [room(), options.over?.() ?? []]
    marks = isStill ? restMarks(laidOut, { room: inSight, over, taken, scale, screenOf }) : laidOut
    if (isStill) {
      const boxes = [...marks.map(screenOf), ...taken, ...over]
      dressNames(map, { room: inSight, boxes, scale, said: scene.place?.name, at })
    }
    const [selected, others] = [marks.filter(isSelected), marks.filter((mark) => !isSelected(mark))]
    const drawings = [...others, ...selected].map((mark) => toDrawing(mark, scene))
    markLayer.show([...stations.map(drawStation), ...(scene.own ? [drawOwn(scene.own)] : []), ...drawings], atlas)
    map.triggerRepaint()
    if (isStill) tellSight()
  }
  /** Above all that a style has. A graphics card that is lost takes the layer with it, and a style that comes after it has none. */
  function standOnGround() {
    if (!map.getLayer(markLayer.layer.id)) map.addLayer(markLayer.layer)
  }
  /** The zoom at which what is drawn `scale` times as large would be drawn as designed. */
  const markZoom = (zoom: number) => zoom - Math.log2(scale)
  function refresh(always = false) {
    const zoom = stepOf(map.getZoom())
    if (!always && drawn && drawn.zoom === zoom && covers(drawn.bounds, map)) return
    drawn = { bounds: paddedBounds(map), zoom }
    laidOut = marksOf(scene, drawn.bounds, markZoom(zoom), drawnWidth(scene, atlas))
    draw()
  }
  /** Where a point is on the screen now. */
  function at({ longitude, latitude }: Point): readonly [number, number] {
    const { x, y } = map.project([longitude, latitude])
    return [x, y]
  }
  /** What a mark covers on the screen now. */
  function screenOf(mark: Mark): Box {
    const [x, y] = at(mark.group)
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
    const boxes = [...marks.map(screenOf), ...takenBy(scene, at, scale), ...(options.over?.() ?? [])]
    const walkName = from && placeWalkName(from, { at, room: inSight, boxes, scale })
    options.onSight({ marks: shown, walkName })
  }
  function go(view: View) {
    map.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, padding: insets, duration })
  }
  function showChosen() {
    if (!chosen || map.isMoving()) return
    const pin = marks.find(({ kind }) => kind === 'selected')
    const by = stepTo(pin ? screenOf(pin) : pinBox(...at(chosen), scale), room())
    if (Math.hypot(...by) >= 1) map.panBy(by, { duration })
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
    return stations.find((station) => contains(boxAround(...at(station), PRESS_PX), x, y))
  }

  map.on('move', () => refresh())
  map.on('movestart', draw)
  map.on('moveend', (event) => {
    const center = map.getCenter()
    if (event.originalEvent) {
      chosen = undefined
      options.onMove({ latitude: center.lat, longitude: center.lng, zoom: map.getZoom() })
    }
    draw()
    showChosen()
  })
  map.on('resize', () => {
    draw()
    showChosen()
  })
  map.on('style.load', () => {
    // What is known before a style has its sources is laid on it here.
    moveCircles(map, circles())
    draw()
  })
  map.on('styledata', standOnGround)
  map.on('click', ({ point: { x, y } }) => {
    const mark = markAt(x, y)
    const station = mark ? undefined : stationAt(x, y)
    if (mark) press(mark)
    else if (station) options.onSelectStation?.(station.id)
    else options.onPressGround?.()
  })
  map.on('mousemove', ({ point: { x, y } }) => {
    const mark = markAt(x, y)
    map.getCanvas().style.cursor = mark || stationAt(x, y) ? 'pointer' : 'grab'
    point(mark?.group.count === 1 ? mark.group.spot?.cars[0]?.id : undefined)
  })
  map.on('mouseout', () => point(undefined))
  const drawAnew = () => {
    atlas = createMarkAtlas(theme, scale)
    refresh(true)
  }
  // Prices are drawn in the page's type once it is there.
  void map
    .getContainer()
    .ownerDocument.fonts?.load('700 14px Lato')
    .then((fonts) => fonts.length > 0 && !isGone && drawAnew())

  return {
    base: map,
    showCars: inTurn((cars) => {
      scene = { ...scene, clusters: clusterCars(cars) }
      refresh(true)
    }),
    showStations: inTurn((next) => {
      if (next.length === 0 && stations.length === 0) return
      stations = next
      draw()
    }),
    show: inTurn((next) => {
      const isSame = (Object.keys(next) as (keyof typeof next)[]).every((key) => next[key] === scene[key])
      if (isSame) return
      scene = { ...scene, ...next }
      if ('place' in next || 'own' in next) moveCircles(map, circles())
      refresh(true)
      // A price that comes makes a pin wider.
      showChosen()
    }),
    showInsets: inTurn((next) => {
      if (JSON.stringify(next) === JSON.stringify(insets)) return
      insets = next
      map.easeTo({ padding: insets, duration })
    }),
    showScale: inTurn((next) => {
      if (next === scale) return
      scale = next
      drawAnew()
    }),
    showView: inTurn(go),
    reveal: inTurn((point) => {
      chosen = point
      showChosen()
    }),
    fit: inTurn((place, cars, needed) => {
      const inSight = room()
      if (!needed || !cars.some((car) => contains(inSight, ...at(car))))
        go(firstView(scene, [place, ...cars], { room: inSight, over: options.over?.() ?? [], scale }))
    }),
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
      turns.end()
      ground.remove()
    },
  }
}
