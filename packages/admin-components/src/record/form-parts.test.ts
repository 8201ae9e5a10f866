import { expect, test } from 'vitest'
import { formParts } from './form-parts.ts'

const sections = [
  { heading: 'Bilen', fields: ['plate', 'color'] },
  { heading: 'Sted', fields: ['place'], text: 'Der den står' },
]

test('every field stands once: in its part, or first where none names it', () => {
  expect(formParts({ sections }, ['color', 'note', 'plate', 'place'])).toEqual([
    { heading: undefined, fields: ['note'] },
    { heading: 'Bilen', fields: ['plate', 'color'] },
    { heading: 'Sted', fields: ['place'], text: 'Der den står' },
  ])
})

test('a part with nothing to fill in is left out, and what actions change is not filled in', () => {
  expect(formParts({ sections, outsideForm: ['color'] }, ['color', 'plate'])).toEqual([
    { heading: 'Bilen', fields: ['plate'] },
  ])
  expect(formParts({}, ['a'])).toEqual([{ heading: undefined, fields: ['a'] }])
})
