import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSamePersonName } from './same-person-name.ts'

describe('isSamePersonName', () => {
  it.each([
    ['Kari Nordmann', 'Kari Nordmann'],
    ['kari NORDMANN', '  Kari   Nordmann '],
    ['Kari Anne Nordmann', 'Kari Nordmann'],
    ['Kari-Anne Nordmann', 'Kari Anne Nordmann'],
    ['André Næss', 'Andre Næss'],
  ])('[W4] %s and %s may be one person', (one, other) => {
    expect(isSamePersonName(one, other)).toBe(true)
  })

  it.each([
    ['Kari Nordmann', 'Ola Nordmann'],
    ['Kari Nordmann', 'Kari Hansen'],
    ['Våge Berg', 'Vage Berg'],
    ['Kari', 'Kari'],
    ['', ''],
  ])('[W4] %s and %s are not taken for one', (one, other) => {
    expect(isSamePersonName(one, other)).toBe(false)
  })

  it('[W4] does not depend on the order of the two', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => isSamePersonName(a, b) === isSamePersonName(b, a)))
  })
})
