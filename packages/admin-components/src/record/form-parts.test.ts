import { expect, test } from 'vitest'
import { formParts } from './form-parts.ts'

const sections = [
  { heading: 'Bilen', fields: ['plate', 'color'] },
  { heading: 'Sted', fields: ['place'], text: 'Der den står' },
]

test('each field is in its section, or in the first one where no section names it', () => {
  expect(formParts({ sections }, ['color', 'note', 'plate', 'place'])).toEqual([
    { heading: undefined, fields: ['note'] },
    { heading: 'Bilen', fields: ['plate', 'color'] },
    { heading: 'Sted', fields: ['place'], text: 'Der den står' },
  ])
})

test('a section without fields is left out, and so are fields that only actions change', () => {
  expect(formParts({ sections, outsideForm: ['color'] }, ['color', 'plate'])).toEqual([
    { heading: 'Bilen', fields: ['plate'] },
  ])
  expect(formParts({}, ['a'])).toEqual([{ heading: undefined, fields: ['a'] }])
})
