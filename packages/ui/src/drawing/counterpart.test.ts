import { expect, test } from 'vitest'
import { counterpart } from './counterpart.ts'

/** As much of an element as it takes. */
interface Tree {
  readonly localName: string
  parentElement: Tree | null
  children: Tree[]
}
const tree = (localName: string, ...children: Tree[]): Tree => {
  const made: Tree = { localName, parentElement: null, children }
  for (const child of children) child.parentElement = made
  return made
}
const list = (...rows: string[]) => tree('div', tree('h1'), tree('ul', ...rows.map((row) => tree(row, tree('button')))))
const found = (from: Tree, [first, ...rest]: readonly number[]): Tree =>
  first === undefined ? from : found(from.children[first] as Tree, rest)
const inOther = (drawn: Tree, path: readonly number[], widget: Tree) =>
  counterpart(...([found(drawn, path), drawn, widget] as unknown as Parameters<typeof counterpart>))

test('an element of one tree is found at its place in another', () => {
  const [drawn, widget] = [list('li', 'li'), list('li', 'li', 'li')]
  expect(inOther(drawn, [1, 1, 0], widget)).toBe(found(widget, [1, 1, 0]))
  expect(inOther(drawn, [], widget)).toBe(widget)
})

test('an element has none where the other tree differs on the way or ends before', () => {
  expect(inOther(list('li', 'li'), [1, 1, 0], list('li'))).toBeUndefined()
  expect(inOther(list('li', 'li'), [1, 1, 0], list('li', 'p'))).toBeUndefined()
})
