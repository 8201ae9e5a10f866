import { expect, test, vi } from 'vitest'
import { entries, from, reduce, stringify } from './page-proof.ts'

const values = [
  { a: [1, 'to', null, undefined, true], b: undefined, c: { d: [] }, e: Number.NaN },
  [[['æ"ø\n']], {}],
  new Date(0),
  { at: new Date(0), never: new Date(Number.NaN) },
  'text',
  undefined,
  [() => 1],
  Object('boxed'),
]

const all = () => values.map((value) => stringify(value))

/** What `run` answers in a page that gives everything of the kind a `toJSON`. */
function within<Answer>(prototypes: readonly object[], run: () => Answer): Answer {
  for (const prototype of prototypes)
    Object.defineProperty(prototype, 'toJSON', { value: () => 'broken', configurable: true })
  try {
    return run()
  } finally {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON')
  }
}

test('JSON is written as the browser does, though the page adds toJSON to lists and objects', () => {
  const wanted = values.map((value) => JSON.stringify(value))
  expect(all()).toEqual(wanted)
  expect(within([Array.prototype], () => JSON.stringify([1]))).toBe('"broken"')
  expect(within([Array.prototype], all)).toEqual(wanted)
  expect(within([Array.prototype, Object.prototype, String.prototype], all)).toEqual(wanted)
  const replaced = () => stringify({ a: 1, b: [2] }, (_key, value: unknown) => (value === 2 ? 3 : value))
  expect(within([Array.prototype], replaced)).toBe('{"a":1,"b":[3]}')
})

test("lists are reduced, made and iterated without the page's own methods", () => {
  const broken = vi.spyOn(Array.prototype, 'reduce').mockImplementation(() => 'broken')
  const sum = (before: unknown, item: unknown) => Number(before) + Number(item)
  const results = [reduce([1, 2, 3], sum, 10), reduce([1, 2, 3], sum), reduce([], sum, 0)]
  broken.mockRestore()
  expect(results).toEqual([16, 6, 0])
  expect(() => reduce([], sum)).toThrow(TypeError)
  expect(reduce(new Uint8Array([1, 2]) as never, sum, 0)).toBe(3)
  expect(reduce(undefined, sum, 0)).toBeUndefined()
  expect(from(new Set([1, 2]), (item) => Number(item) * 2)).toEqual([2, 4])
  expect(from({ length: 2 }, (_item, index) => index)).toEqual([0, 1])
  expect(from('åø')).toEqual(['å', 'ø'])
  expect([...(entries(['a']) as Iterable<unknown>)]).toEqual([[0, 'a']])
  expect([...(entries(new Map([['k', 1]])) as Iterable<unknown>)]).toEqual([['k', 1]])
})
