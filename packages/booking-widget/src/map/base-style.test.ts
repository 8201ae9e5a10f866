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
