import { expect, test } from 'vitest'
import { type Chunk, fetchedBy } from './fetched-by.ts'

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []): Chunk => ({
  name,
  size: 1,
  imports,
  dynamicImports,
  isEntry: !name.startsWith('shared'),
})
const names = (chunks: readonly Chunk[], name: string) => [...(fetchedBy(chunks).get(name) ?? [])]

test('a file is fetched by the pages that need it, by way of others too', () => {
  const chunks = [
    chunk('site', [], ['one', 'two', 'three']),
    chunk('one', ['shared-one']),
    chunk('two', ['shared-two']),
    chunk('three'),
    chunk('shared-one', ['shared-two']),
    chunk('shared-two'),
  ]
  expect(names(chunks, 'shared-one')).toEqual(['one'])
  expect(names(chunks, 'shared-two')).toEqual(['one', 'two'])
})

test('a part does not fetch what the page has that asks for it', () => {
  const chunks = [
    chunk('site', ['shared-site'], ['page']),
    chunk('page', ['shared-page'], ['part']),
    chunk('part', ['shared-site', 'shared-page', 'shared-part']),
    ...['shared-site', 'shared-page', 'shared-part'].map((name) => chunk(name)),
  ]
  expect(names(chunks, 'shared-site')).toEqual(['site'])
  expect(names(chunks, 'shared-page')).toEqual(['page'])
  expect(names(chunks, 'shared-part')).toEqual(['part'])
})

test('a part of two pages fetches what one of them lacks, also when parts ask for each other', () => {
  const chunks = [
    chunk('site', [], ['one', 'two']),
    chunk('one', ['shared'], ['part']),
    chunk('two', [], ['part']),
    chunk('part', ['shared'], ['inner']),
    chunk('inner', ['shared'], ['part', 'inner']),
    chunk('shared'),
  ]
  expect(names(chunks, 'shared')).toEqual(['one', 'part'])
})

test('parts that are fetched together fetch as one what none of them finds', () => {
  const part = (name: string, imports: string[], dynamicImports: string[] = []): Chunk => ({
    ...chunk(name, imports, dynamicImports),
    visit: 'at rest',
  })
  const chunks = [
    chunk('site', ['shared-site'], ['one', 'two']),
    part('one', ['shared-site', 'shared-one'], ['two']),
    part('two', ['shared-one']),
    ...['shared-site', 'shared-one'].map((name) => chunk(name)),
  ]
  expect(names(chunks, 'shared-site')).toEqual(['site'])
  expect(names(chunks, 'shared-one')).toEqual(['at rest'])
})
