import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, it } from 'vitest'
import { baseStyle } from './base-style.ts'
import { loadLands } from './outlines.ts'
import { withCircles } from './walking-ring.ts'

// The map takes its own style unseen: to look it through holds a slow phone up.
it.each(['light', 'dark'] as const)('the %s map has a style as MapLibre asks for', async (theme) => {
  const lands = (await loadLands(new AbortController().signal)) ?? []
  expect(lands).toHaveLength(3)
  const at = { latitude: 60.39, longitude: 5.32 }
  const style = withCircles(baseStyle(theme, lands), { walkFrom: at, own: { ...at, accuracy: 30 } }, theme, '#123456')
  expect(validateStyleMin(style)).toEqual([])
})

it.each([
  ['Bergen', { latitude: 60.39, longitude: 5.32, zoom: 11 }, ['1']],
  ['Trondheim', { latitude: 63.43, longitude: 10.4, zoom: 11 }, ['2']],
  ['Bergen so near that a coast would show its corners', { latitude: 60.39, longitude: 5.32, zoom: 14 }, []],
  ['Oslo, of which no outline is known so near', { latitude: 59.91, longitude: 10.75, zoom: 13 }, []],
  ['the Nordic countries', { latitude: 61, longitude: 8, zoom: 5 }, ['0', '1', '2']],
])(
  'the first view of %s has the outlines that are drawn there, under the names that they have among all',
  async (_, view, ids) => {
    const lands = (await loadLands(new AbortController().signal)) ?? []
    const { layers, sources } = baseStyle('light', lands, view)
    const of = (prefix: string, all: readonly string[]) =>
      all.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
    expect(of('land-', Object.keys(sources))).toEqual(ids)
    expect(
      of(
        'coast-',
        layers.map(({ id }) => id),
      ),
    ).toEqual(ids)
  },
)
