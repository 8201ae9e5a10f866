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
  const heard: (readonly [unknown, unknown])[] = []
  const map = {
    getSource: () => source,
    setLayoutProperty: () => undefined,
    setFeatureState: ({ id }: { id: number }, state: object) => heard.push([id, state]),
  } as unknown as BaseMap
  return {
    map,
    heard,
    dressAnew: () => {
      source = {}
    },
  }
}

it('a map is told of a name only what is new: each word of it is sent to the graphics card again', () => {
  const { map, heard } = listeningMap()
  dressNames(map, asked)
  expect(heard).toHaveLength(placeNames.length)
  heard.length = 0
  dressNames(map, asked)
  expect(heard).toEqual([])
  dressNames(map, { ...asked, said: placeNames[3]?.[0] })
  expect(heard).toEqual([[3, { isLeftOut: true }]])
})

it('a map that has its names anew is told of all of them', () => {
  const { map, heard, dressAnew } = listeningMap()
  dressNames(map, asked)
  heard.length = 0
  dressAnew()
  dressNames(map, asked)
  expect(heard).toHaveLength(placeNames.length)
})
