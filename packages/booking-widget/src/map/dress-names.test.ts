import type { Map as BaseMap } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { dressNames } from './dress-names.ts'
import type { NamesAsked } from './ground-names.ts'
import { placeNames } from './place-names.ts'

const asked: NamesAsked = {
  room: { left: 0, top: 0, right: 400, bottom: 400 },
  boxes: [],
  scale: 1,
  said: undefined,
  at: () => [200, 200],
}

/** A map that keeps what it is told of each name. */
function listeningMap() {
  let source: object | undefined = {}
  const told: (readonly [unknown, unknown])[] = []
  const map = {
    getSource: () => source,
    setLayoutProperty: () => undefined,
    setFeatureState: ({ id }: { id: number }, state: object) => told.push([id, state]),
  } as unknown as BaseMap
  return {
    map,
    told,
    dressAnew: () => {
      source = {}
    },
  }
}

it('a map is told of a name only what is new: each word of it is sent to the graphics card again', () => {
  const { map, told } = listeningMap()
  dressNames(map, asked)
  expect(told).toHaveLength(placeNames.length)
  told.length = 0
  dressNames(map, asked)
  expect(told).toEqual([])
  dressNames(map, { ...asked, said: placeNames[3]?.[0] })
  expect(told).toEqual([[3, { isLeftOut: true }]])
})

it('a map that has its names anew is told of all of them', () => {
  const { map, told, dressAnew } = listeningMap()
  dressNames(map, asked)
  told.length = 0
  dressAnew()
  dressNames(map, asked)
  expect(told).toHaveLength(placeNames.length)
})
