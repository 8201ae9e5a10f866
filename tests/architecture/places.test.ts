import { expect, test } from 'vitest'
import { checkPlaces } from './check-places.ts'
import { readRepository } from './repository.ts'

test('no file names the machine it was written on', () => {
  expect(checkPlaces(readRepository())).toEqual([])
})

// Put together here, so that this file does not break its own rule.
const folder = ['', 'home', 'kari'].join('/')
const download = ['"resolved', '": "http://example.org/y.tgz"'].join('')
const host = ['registry', 'example', 'org'].join('.')

test.each([
  [`const data = '${folder}'`, `a folder of one machine: ${folder}`],
  [`see ${host} for packages`, `a registry host: ${host}`],
  [download, `a download address: ${download}`],
])('%s is reported', (text, complaint) => {
  expect(checkPlaces([{ path: 'a.md', text }])).toEqual([`a.md names ${complaint}`])
})

test('an address of the web and a relative path pass', () => {
  expect(checkPlaces([{ path: 'a.md', text: "see https://example.org/work/ and './tmp/x'" }])).toEqual([])
})

test('a run that reads no file fails', () => {
  expect(checkPlaces([])).toEqual(['no file was read'])
})
