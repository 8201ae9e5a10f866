import fc from 'fast-check'
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

/** Files of which each may need those after it, and pages that need some of them, each opened so often. */
const sites = fc
  .record({
    sizes: fc.array(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant(9000)), { minLength: 4, maxLength: 9 }),
    times: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 6 }),
    dice: fc.array(fc.nat(2), { minLength: 100, maxLength: 100 }),
  })
  .map(({ sizes, times, dice }) => {
    const some = (from: number, first: number) =>
      sizes
        .map((_, index) => `f${index}`)
        .filter((_, index) => index >= first && dice[(from * 13 + index * 7) % 100] === 0)
    const files = sizes.map((size, index) => shared(`f${index}`, size, ...some(index, index + 1)))
    const pages = times.map((_, index) => page(`p${index}`, ...some(index + 50, 0)))
    return { chunks: [...pages, ...files], often: new Map(pages.map(({ name }, index) => [name, times[index] ?? 1])) }
  })

/** Whether a file needs itself by way of others. */
const isRound = (files: readonly string[][], chunks: readonly Chunk[]) => {
  const fileOf = new Map(files.flatMap((names) => names.map((name) => [name, names] as const)))
  const next = (names: readonly string[]) =>
    chunks
      .filter(({ name }) => names.includes(name))
      .flatMap(({ imports }) => imports)
      .map((name) => fileOf.get(name) ?? [])
      .filter((file) => file !== names)
  return files.some((file) => {
    const found = new Set(next(file))
    for (const one of found) for (const other of next(one)) found.add(other)
    return found.has(file)
  })
}

test('no file comes to need one that needs it, however they need each other', () => {
  fc.assert(
    fc.property(sites, ({ chunks, often }) => {
      const merged = mergeChunks(chunks, { request: 100, times: (visit) => often.get(visit) ?? 1 })
      expect(isRound(merged, chunks)).toBe(false)
      expect(merged.flat().sort()).toEqual(chunks.filter(({ isEntry }) => !isEntry).map(({ name }) => name))
    }),
    { numRuns: 6000, seed: 20 },
  )
})

test('a file is not put with one that brings what another page does without', () => {
  const chunks = [
    page('list', 'card'),
    page('detail', 'card', 'part'),
    page('other', 'dialogs'),
    page('another', 'dialogs'),
    shared('card', 9000),
    shared('part', 1, 'dialogs'),
    shared('dialogs', 5000),
  ]
  expect(mergeChunks(chunks, rare)).toEqual([['card'], ['dialogs', 'part']])
})

test('a file that is there before a page is opened keeps no others apart', () => {
  const site = { ...page('site', 'common'), dynamicImports: ['list', 'detail'] }
  const chunks = [
    site,
    page('list', 'card'),
    page('detail', 'card', 'part'),
    shared('common', 5000),
    shared('card', 9000),
    shared('part', 1, 'common'),
  ]
  expect(mergeChunks(chunks, rare)).toEqual([['common'], ['card', 'part']])
})
