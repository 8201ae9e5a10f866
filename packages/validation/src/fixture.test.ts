import { describe, expect, it } from 'vitest'
import { checkFixtureCar } from './fixture.ts'

const start = new Date('2026-11-23T12:00:00+01:00')

describe('a block or an assignment of a car', () => {
  it('[Z10] comes to another car until the moment that it begins', () => {
    expect(checkFixtureCar({ start }, new Date(start.getTime() - 1))).toBeUndefined()
    expect(checkFixtureCar({ start }, start)).toBe('fixture.already-started')
  })
})
