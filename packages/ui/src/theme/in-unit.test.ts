import { expect, it } from 'vitest'
import { inUnit } from './in-unit.ts'

it('a length is as many times the unit as it is 16 px', () => {
  expect(inUnit(16)).toBe('var(--delebil-unit, 16px)')
  expect(inUnit(28)).toBe('calc(var(--delebil-unit, 16px) * 1.75)')
  expect(inUnit(0)).toBe('calc(var(--delebil-unit, 16px) * 0)')
})
