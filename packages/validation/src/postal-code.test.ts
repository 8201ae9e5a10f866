import { expect, it } from 'vitest'
import { checkPostalCode } from './postal-code.ts'

it('[K5] a postal code has four digits', () => {
  expect(['0001', '5003', '9990'].map(checkPostalCode)).toEqual([undefined, undefined, undefined])
  const wrong = ['', '500', '50033', '5 03', 'N-5003', '５００３']
  expect(wrong.map(checkPostalCode)).toEqual(wrong.map(() => 'field.postal-code'))
})
