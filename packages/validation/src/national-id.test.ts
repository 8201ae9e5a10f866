import { expect, it } from 'vitest'
import { checkNationalId, parseNationalId } from './national-id.ts'

// A made-up person: 80 is added to the month in numbers that are given to nobody.
const valid = '15819010029'

it('[K4] a national id has eleven digits and two right check digits', () => {
  expect(parseNationalId(`${valid.slice(0, 6)} ${valid.slice(6)}`)).toBe(valid)
  expect(checkNationalId(valid)).toBeUndefined()
  for (const text of ['', '123', 'abcdefghijk', `${valid}1`, '00000000001'])
    expect(checkNationalId(text)).toBe('field.national-id')
})

it('[K3] a single mistyped digit of a national id is found', () => {
  for (let place = 0; place < valid.length; place += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const typed = valid.slice(0, place) + digit + valid.slice(place + 1)
      if (typed !== valid) expect(checkNationalId(typed), typed).toBe('field.national-id')
    }
  }
})
