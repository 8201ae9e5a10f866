import { expect, test } from 'vitest'
import type { Chunk } from './fetched-by.ts'
import { mergeChunks } from './merge-chunks.ts'

const page = (name: string, ...imports: string[]): Chunk => ({
  name,
  size: 1,
  imports,
  dynamicImports: [],
  isEntry: true,
})
const shared = (name: string, size: number, ...imports: string[]): Chunk => ({
  name,
  size,
  imports,
  dynamicImports: [],
  isEntry: false,
})
const rare = { request: 100, times: () => 1 }

test('files of the same pages become one, the largest named first; pages stay', () => {
  const chunks = [page('one', 'a', 'b'), page('two', 'a', 'b'), shared('a', 5000), shared('b', 9000)]
  expect(mergeChunks(chunks, rare)).toEqual([['b', 'a']])
})

test.each([
  [99, [['b', 'a']]],
  [100, [['a'], ['b']]],
])('%i bytes that one page does not need, against the request of another', (size, merged) => {
  const chunks = [page('one', 'a', 'b'), page('two', 'b'), shared('a', size), shared('b', 9000)]
  expect(mergeChunks(chunks, rare)).toEqual(merged)
})

test('parts that are fetched together become one file with what they need', () => {
  const part = (name: string, ...imports: string[]): Chunk => ({ ...page(name, ...imports), visit: 'at rest' })
  const chunks = [part('one', 'a'), part('two', 'b'), page('three'), shared('a', 5000), shared('b', 9000)]
  expect(mergeChunks(chunks, rare)).toEqual([['b', 'a', 'one', 'two']])
})

test('a page that is opened more often counts for more', () => {
  const chunks = [page('one', 'a', 'b'), page('two', 'b'), shared('a', 99), shared('b', 9000)]
  const times = (visit: string) => (visit === 'two' ? 2 : 1)
  expect(mergeChunks(chunks, { ...rare, times })).toEqual([['a'], ['b']])
})

test('files that a worker needs become one, and never with a file that it does not need', () => {
  const chunks = [page('map', 'a', 'b', 'c'), page('worker', 'a', 'b'), shared('a', 1), shared('b', 2), shared('c', 3)]
  const times = (visit: string) => (visit === 'worker' ? Number.POSITIVE_INFINITY : 100)
  expect(mergeChunks(chunks, { request: 100, times })).toEqual([['c'], ['b', 'a']])
})

test('files that no page has in common stay apart', () => {
  expect(mergeChunks([page('one', 'a'), page('two', 'b'), shared('a', 1), shared('b', 1)], rare)).toEqual([
    ['a'],
    ['b'],
  ])
})

test('no file comes to need one that needs it', () => {
  const often: Readonly<Record<string, number>> = { one: 10, two: 20 }
  const chunks = [
    page('one', 'top', 'beside'),
    page('two', 'middle'),
    page('three', 'beside', 'bottom'),
    shared('top', 30, 'middle'),
    shared('beside', 10),
    shared('middle', 9000, 'bottom'),
    shared('bottom', 1),
  ]
  const merged = mergeChunks(chunks, { request: 100, times: (visit) => often[visit] ?? 1 })
  expect(merged).toEqual([['middle'], ['bottom'], ['top', 'beside']])
})
