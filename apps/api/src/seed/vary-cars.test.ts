import { expect, test } from 'vitest'
import { randomFrom } from './random.ts'
import { varyCars } from './vary-cars.ts'

test('of four cars that stand near each other no two have the same body or the same paint', () => {
  const draw = varyCars(randomFrom(1))
  for (let street = 0; street < 50; street += 1) {
    const cars = [0, 1, 2, 3].map((step) => draw(60 + street, 5 + step * 0.004))
    expect(new Set(cars.map(({ model }) => model.bodyType)).size).toBe(4)
    expect(new Set(cars.map(({ color }) => color)).size).toBe(4)
  }
})

test('cars that stand far from each other are drawn by how many the club owns', () => {
  const draw = varyCars(randomFrom(1))
  const names = Array.from({ length: 400 }, (_, town) => draw(town, 0).model.name)
  const count = (wanted: string) => names.filter((name) => name === wanted).length
  expect(count('Volkswagen ID.3')).toBeGreaterThan(count('Mazda MX-5') * 4)
})
