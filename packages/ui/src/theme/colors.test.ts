import { describe, expect, it } from 'vitest'
import { colors } from './colors.ts'
import { contrast, contrastPairs } from './contrast.ts'

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  describe.each(contrastPairs)('at least $atLeast:1', ({ atLeast, pairs }) => {
    it.each(pairs)('%s on %s', (front, back) => {
      expect(contrast(colors[theme][front], colors[theme][back])).toBeGreaterThanOrEqual(atLeast)
    })
  })
})

it('the contrast of two colours is the ratio of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
