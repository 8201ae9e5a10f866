import { expect, test } from 'vitest'
import { carOutlines } from './car-outlines.ts'
import { renderCarImage } from './render-car-image.ts'

test.each(Object.keys(carOutlines))('%s has a drawing of its own', (bodyType) => {
  const image = renderCarImage(bodyType, 'blue')
  expect(image).toMatch(/^<svg .*#2f5f94.*<\/svg>$/)
  const others = Object.keys(carOutlines).filter((other) => other !== bodyType)
  expect(others.map((other) => renderCarImage(other, 'blue'))).not.toContain(image)
})

test.each(['constructor', '"><script>', '__proto__'])(
  'the unknown word %s draws a silver hatchback and is not repeated',
  (word) => {
    expect(renderCarImage(word, word)).toBe(renderCarImage('hatchback', 'silver'))
  },
)
