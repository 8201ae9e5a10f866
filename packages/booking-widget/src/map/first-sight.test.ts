import { expect, it } from 'vitest'
import { type Box, contains, touches } from './boxes.ts'
import { clusterCars } from './cluster-cars.ts'
import { firstView } from './first-sight.ts'
import { emptyScene, likelyWidth, marksOf, stepOf } from './map-scene.ts'
import { fromWorld, toWorld } from './world.ts'

const place = { latitude: 60.3925, longitude: 5.3233 }
/** A phone's map, with three buttons in its corner. */
const room = { left: 0, top: 130, right: 390, bottom: 508 }
const over = { left: 334, top: 318, right: 378, bottom: 476 }

/** The same cars each time, some hundred metres around the place. */
function carsAround(seed: number, count: number) {
  let now = seed
  const random = () => {
    now = (now * 1664525 + 1013904223) % 4294967296
    return now / 4294967296 - 0.5
  }
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    label: `Bil ${index + 1}`,
    availability: 100,
    latitude: place.latitude + random() * 0.012,
    longitude: place.longitude + random() * 0.024,
  }))
}

/** Marks under the buttons, prices that can be read, and how far the place is from the middle, in a view that knows of the buttons or not. */
function look(seed: number, scale: number, knows: boolean) {
  const cars = carsAround(seed, 24)
  const scene = { ...emptyScene, place, clusters: clusterCars(cars) }
  const far = ({ latitude, longitude }: (typeof cars)[number]) =>
    Math.hypot(latitude - place.latitude, (longitude - place.longitude) / 2)
  const near = cars.toSorted((a, b) => far(a) - far(b)).slice(0, 5)
  const view = firstView(scene, [place, ...near], { room, over: knows ? [over] : [], scale })
  const step = stepOf(view.zoom) - Math.log2(scale)
  const [x, y] = toWorld(view, step)
  const apart = 2 ** (view.zoom - Math.log2(scale) - step)
  const [northWest, southEast] = [fromWorld([x - 400, y - 400], step), fromWorld([x + 400, y + 400], step)]
  const bounds = [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude] as const
  const marks = marksOf(scene, bounds, step, likelyWidth).map((mark) => {
    const across = (edge: number) => ((mark.x - x) * apart + edge - mark.x) * scale + 195
    const down = (edge: number) => ((mark.y - y) * apart + edge - mark.y) * scale + 319
    const { left, top, right, bottom } = mark.box
    return { kind: mark.kind, box: { left: across(left), top: down(top), right: across(right), bottom: down(bottom) } }
  })
  const isWhole = ({ left, top, right, bottom }: Box) => contains(room, left, top) && contains(room, right, bottom)
  return {
    hidden: marks.filter(({ box }) => touches(box, room) && touches(box, over)).length,
    prices: marks.filter(({ kind, box }) => kind === 'price' && isWhole(box) && !touches(box, over)).length,
  }
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

it('a first view that knows of the buttons of the map tells more prices that can be read, in each place as many', () => {
  for (const seed of seeds) {
    const [without, knowing] = [look(seed, 1, false).prices, look(seed, 1, true).prices]
    expect(knowing, `cars ${seed}`).toBeGreaterThanOrEqual(Math.min(5, without))
  }
  expect(seeds.filter((seed) => look(seed, 1, false).prices < 5).length).toBeGreaterThan(
    seeds.filter((seed) => look(seed, 1, true).prices < 5).length,
  )
})

it('a first view that knows of the buttons of the map hides less under them, with a large text too', () => {
  for (const scale of [1, 2]) {
    const [without = 0, knowing] = [false, true].map((knows) =>
      sum(seeds.map((seed) => look(seed, scale, knows).hidden)),
    )
    expect(knowing, `scale ${scale}`).toBeLessThan(0.7 * without)
  }
})
