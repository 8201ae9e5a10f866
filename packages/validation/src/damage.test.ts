import { expect, it } from 'vitest'
import { damagePlaces, damagePlaceText } from './damage.ts'

it('[R10] knows the places of a car, each with its own words', () => {
  expect(new Set(damagePlaces.map((place) => damagePlaceText[place])).size).toBe(damagePlaces.length)
})
