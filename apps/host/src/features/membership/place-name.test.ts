import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test('the name is read from a stored place, and is empty for any other text', () => {
  expect(placeName('{"name":"Torget","latitude":60.39,"longitude":5.32}')).toBe('Torget')
  for (const text of [null, '', '{', 'null', '[]', '{"name":5}', '"Torget"']) expect(placeName(text)).toBe('')
})
