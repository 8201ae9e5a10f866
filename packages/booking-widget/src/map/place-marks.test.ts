import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, touches } from './boxes.ts'
import { clusterCars } from './cluster-cars.ts'
import { GAP_PX } from './mark-sizes.ts'
import { mergeNear } from './merge-near.ts'
import { type Mark, placeMarks } from './place-marks.ts'
import type { MapCar } from './spots.ts'
import { toWorld } from './world.ts'

const place = { latitude: 60.3925, longitude: 5.3233 }
const world = [-180, -85, 180, 85] as const
const ZOOM = 15

/** Cars so many pixels from the place, at the zoom of a search. */
const carAt = (id: number, right: number, down: number, availability = 100): MapCar => ({
  id,
  label: `Bil ${id}`,
  availability,
  longitude: place.longitude + right * 2.146e-5,
  latitude: place.latitude - down * 1.06e-5,
})

/** The pin of the place searched for, and its name. */
const takenAt = (x: number, y: number) => [boxAround(x, y - 21, 32, 42), boxAround(x, y + 18, 120, 24)]

function lay(cars: readonly MapCar[], zoom = ZOOM, selectedCarId?: number, width = 84): Mark[] {
  const clusters = clusterCars(cars)
  const [x, y] = toWorld(place, zoom)
  return placeMarks({
    groups: mergeNear(clusters.groupsIn(world, zoom, selectedCarId), zoom, selectedCarId),
    widthOf: ({ spot, available, partial }) => (spot && available + partial > 0 ? width : undefined),
    selectedCarId,
    taken: takenAt(x, y),
    near: { x, y },
  })
}

const kindsOf = (marks: readonly Mark[]) =>
  Object.fromEntries(marks.map(({ group, kind }) => [group.spot?.cars[0]?.id ?? 'cluster', kind]))

function overlapping(marks: readonly Mark[]): string[] {
  return marks.flatMap((one, at) =>
    marks
      .slice(at + 1)
      .filter((other) => touches(one.box, other.box, GAP_PX - 0.01))
      .map((other) => `${one.kind} ${one.group.id} touches ${other.kind} ${other.group.id}`),
  )
}

describe('the marks of a map', () => {
  it('a price that has room is said; of two that would touch the freer one says it', () => {
    const marks = lay([carAt(1, -200, 0), carAt(2, 200, 0, 40), carAt(3, 200, 41), carAt(4, -200, 150, 0)])
    expect(kindsOf(marks)).toEqual({ 1: 'price', 2: 'price', 3: 'price', 4: 'dot' })
    const tight = lay([carAt(1, 200, 0), carAt(2, 245, 0, 40), carAt(3, 290, 0), carAt(4, 245, 44), carAt(5, 245, -44)])
    expect(kindsOf(tight)).toEqual({ 1: 'price', 2: 'dot', 3: 'price', 4: 'price', 5: 'price' })
    expect(overlapping(tight)).toEqual([])
  })

  it('the chosen car has its price, whatever is around it', () => {
    const cars = Array.from({ length: 60 }, (_, at) =>
      carAt(at + 1, (at % 10) * 45, Math.floor(at / 10) * 45, at % 3 ? 100 : 0),
    )
    for (const chosen of [1, 25, 31, 60]) {
      const marks = lay(cars, ZOOM, chosen)
      expect(marks.find(({ kind }) => kind === 'selected')?.group.spot?.cars[0]?.id).toBe(chosen)
      expect(overlapping(marks)).toEqual([])
    }
  })

  it('cars of one location are one price until there is room between them, and the chosen one of them speaks for all', () => {
    const cars = [0, 20, 38].map((right, at) => ({ ...carAt(at + 1, 200 + right, 0), locationId: 7 }))
    const [mark, ...others] = lay([...cars, carAt(4, 330, 0)])
    expect(others).toHaveLength(1)
    expect(mark).toMatchObject({ kind: 'price', group: { count: 3, spot: { locationId: 7 } } })
    expect(lay(cars, ZOOM, 2)).toMatchObject([{ kind: 'selected', group: { count: 3 } }])
    expect(lay(cars, ZOOM + 3)).toHaveLength(3)
  })

  it('a car at the very place searched for stands beside its pin', () => {
    const [mark] = lay([carAt(1, 0, 0)])
    expect(mark).toMatchObject({ kind: 'price' })
    expect(Math.hypot(mark?.dx ?? 0, mark?.dy ?? 0)).toBeLessThan(110)
    const [chosen] = lay([carAt(1, 0, 0)], ZOOM, 1)
    expect(chosen?.kind).toBe('selected')
  })

  it('two marks aslant of each other, farther than the radius of a cluster, do not touch', () => {
    for (const zoom of [13.5, ZOOM]) {
      const marks = lay([carAt(1, 0, 133, 0), carAt(2, 55, 192, 0), carAt(3, 73, 261, 0)], zoom, undefined, 60)
      expect(overlapping(marks)).toEqual([])
    }
  })

  it('no two marks touch and no car is lost, wherever the cars stand, whichever is chosen, at any zoom', () => {
    const some = fc.array(
      fc.record({
        right: fc.integer({ min: -400, max: 400 }),
        down: fc.integer({ min: -400, max: 400 }),
        availability: fc.constantFrom(0, 40, 100),
        locationId: fc.option(fc.nat(8), { nil: undefined }),
      }),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 4, max: 72 }),
        fc.nat(80),
        fc.integer({ min: 60, max: 130 }),
        (all, quarter, chosen, width) => {
          const cars = all.map(({ right, down, availability, locationId }, at) => ({
            ...carAt(at + 1, right, down, availability),
            locationId,
          }))
          const marks = lay(cars, quarter / 4, chosen, width)
          expect(overlapping(marks)).toEqual([])
          const taken = takenAt(...toWorld(place, quarter / 4))
          expect(
            marks.filter(({ kind, box }) => kind !== 'selected' && taken.some((other) => touches(box, other))),
          ).toEqual([])
          expect(marks.reduce((sum, { group }) => sum + group.count, 0)).toBe(cars.length)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('marks that are set out at a zoom stay apart as the map comes nearer, until they are set out anew', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })), { maxLength: 40 }),
        (all) => {
          const marks = lay(all.map(([right, down], at) => carAt(at + 1, right, down)))
          const nearer = marks.map((mark) => {
            const [x, y] = toWorld(mark.group, ZOOM + 0.12)
            const [dx, dy] = [x - mark.x, y - mark.y]
            const { left, top, right, bottom } = mark.box
            return { ...mark, box: { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy } }
          })
          const apart = nearer.flatMap((one, at) => nearer.slice(at + 1).filter((other) => touches(one.box, other.box)))
          expect(apart).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})
