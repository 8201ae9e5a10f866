import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Kari Nordmann', 'KN'],
  ['kari marie nordmann', 'KN'],
  ['Åse', 'Å'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
