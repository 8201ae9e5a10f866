import type { Map as BaseMap, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { addMissing } from './add-missing.ts'

const source: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
const style = (...names: readonly string[]): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(names.map((name) => [name, source])),
  layers: names.map((name) => ({ id: name, type: 'fill', source: name })),
})

/** As much of a map as it takes: its sources, and its layers from the lowest up. */
const mapWith = (...names: readonly string[]) => {
  const [sources, layers] = [[...names], [...names]]
  const base = {
    getSource: (id: string) => (sources.includes(id) ? {} : undefined),
    getLayer: (id: string) => (layers.includes(id) ? {} : undefined),
    addSource: (id: string) => sources.push(id),
    addLayer: ({ id }: { id: string }, before?: string) =>
      layers.splice(before === undefined ? layers.length : layers.indexOf(before), 0, id),
  }
  return { base: base as unknown as BaseMap, sources, layers }
}

it('a map gets the sources and layers of a style that it has not, each in its place', () => {
  const { base, sources, layers } = mapWith('ground', 'names', 'marks')
  addMissing(base, style('ground', 'sea', 'land', 'names', 'walk'))
  expect(sources).toEqual(['ground', 'names', 'marks', 'sea', 'land', 'walk'])
  expect(layers).toEqual(['ground', 'sea', 'land', 'names', 'marks', 'walk'])
})

it('a map that has all of a style stays as it is', () => {
  const { base, sources, layers } = mapWith('ground', 'names')
  addMissing(base, style('ground', 'names'))
  expect([sources, layers]).toEqual([
    ['ground', 'names'],
    ['ground', 'names'],
  ])
})
