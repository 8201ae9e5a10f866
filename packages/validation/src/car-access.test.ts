import { describe, expect, it } from 'vitest'
import { hasTelematics, isCharged, isFuelled, openingWay } from './car-access.ts'

describe('the ways to a car', () => {
  it('[Y1] open by telematics before a call, and not by Bluetooth from afar', () => {
    expect(openingWay(['DIAL', 'TELEMATICS', 'BLUETOOTH'])).toBe('TELEMATICS')
    expect(openingWay(['BLUETOOTH', 'DIAL'])).toBe('DIAL')
    expect(openingWay(['BLUETOOTH'])).toBeUndefined()
    expect(openingWay([])).toBeUndefined()
  })

  it('[Y2] lock by telematics only', () => {
    expect(hasTelematics(['TELEMATICS'])).toBe(true)
    expect(hasTelematics(['DIAL', 'BLUETOOTH'])).toBe(false)
  })

  it.each([
    ['ELECTRIC', true, false],
    ['HYBRID', false, true],
    ['DIESEL', false, true],
    [null, true, true],
  ])('[Y3] lead to help for %s cars', (fuel, charged, fuelled) => {
    expect(isCharged(fuel)).toBe(charged)
    expect(isFuelled(fuel)).toBe(fuelled)
  })
})
