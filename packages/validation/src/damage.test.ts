import { expect, it } from 'vitest'
import { damagePlaces } from './damage.ts'
import { damagePlaceText } from './text/words.ts'

it('[R10] knows the places of a car, each with its own words', () => {
  expect(new Set(damagePlaces.map((place) => damagePlaceText[place])).size).toBe(damagePlaces.length)
})
