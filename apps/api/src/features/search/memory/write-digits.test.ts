import { expect, test } from 'vitest'
import { writeDigits } from './write-digits.ts'

test.each([0, 9, 10, 105, 99_999, 20_015_087])(
  'the digits of %i are those of JSON, where it is told, and nothing more',
  (value) => {
    const bytes = Buffer.alloc(20, '.')
    const text = JSON.stringify(value)
    expect(writeDigits(bytes, 3, value)).toBe(3 + text.length)
    expect(bytes.toString('latin1')).toBe(`...${text}`.padEnd(20, '.'))
  },
)
