import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listForObject } from './list-for-object.ts'

const point = v.object({ x: v.number() })
const schema = v.object({
  name: v.string(),
  tags: v.array(v.string()),
  place: v.optional(v.nullable(point)),
  ways: v.array(
    v.pipe(
      v.object({ at: v.union([v.string(), point]) }),
      v.check(() => true),
    ),
  ),
  either: v.union([v.array(point), point]),
  texts: v.record(v.string(), v.string()),
})

test.each([
  [[], ''],
  [[[{}]], ''],
  [{ place: [] }, 'place'],
  [{ ways: [{ at: 'x' }, []] }, 'ways.1'],
  [{ ways: [{ at: [] }] }, 'ways.0.at'],
  [{ either: [{ x: 1 }, []] }, 'either.1'],
  [{ texts: ['x'] }, 'texts'],
])('%j has a list in place of an object at %j', (value, path) => expect(listForObject(schema, value)).toBe(path))

test.each([
  ['nothing', undefined],
  ['text', 'x'],
  ['a list where one is wanted', { tags: ['x'], ways: [{ at: 'x' }], either: [] }],
  ['an object', { name: 'x', place: { x: 1 }, either: { x: 1 }, texts: { a: 'b' } }],
])('%s has no list in place of an object', (_what, value) => expect(listForObject(schema, value)).toBeUndefined())

test('a list of objects passes, unless one of them is a list', () => {
  expect(listForObject(v.array(point), [{ x: 1 }])).toBeUndefined()
  expect(listForObject(v.array(point), [{ x: 1 }, []])).toBe('1')
})
