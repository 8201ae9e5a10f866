import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './waypoint.ts'

const own = 'https://delebil.test'

describe('waypoint', () => {
  it.each([
    '/',
    '/reservations',
    '/reservations/12?tab=a#b',
    '/findcar?next=https://x.no//y',
    '/søk/blåbær',
    '/a%20b',
    '/p%C3%A5',
  ])('[W1] keeps %j', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    '',
    'reservations',
    'https://evil.test',
    'javascript:alert(1)',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%2Fevil.test',
    '/%2f%2fevil.test',
    '/%5Cevil.test',
    '/%255cevil.test',
    '/%25252fevil.test',
    '/%2525252525252fevil.test',
    '/.//evil.test',
    '/%2e%2f/evil.test',
    '/a//b',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\u0000',
    '/%00',
    '/%0d%0aset-cookie:x',
    '/%',
    '/%E0%A4%A',
    ' /findcar',
    `/${'a'.repeat(3000)}`,
    undefined,
    null,
    7,
    ['/'],
  ])('[W2] turns %j into /', (path) => {
    expect(safePath(path)).toBe('/')
  })

  it('[W3] whatever comes in, a browser stays on our own host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%25',
      '2f',
      '.',
      '..',
      '?',
      '#',
      '@',
      ':',
      'evil.test',
      '\t',
      '\n',
      ' ',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc.array(piece).map((pieces) => `/${pieces.join('')}`),
        ),
        (text) => {
          const path = safePath(text)
          const url = new URL(path, own)
          expect(url.origin).toBe(own)
          expect(url.pathname.startsWith('//')).toBe(false)
          expect(new URL(decodeURIComponent(url.pathname), own).origin).toBe(own)
        },
      ),
      { numRuns: 1000 },
    )
  }, 60_000)
})
