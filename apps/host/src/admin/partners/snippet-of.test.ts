import { expect, test } from 'vitest'
import { snippetOf } from './snippet-of.ts'

test('a page names the partner, and its look where that is not the page’s own', () => {
  const plain = snippetOf({ key: 'havna', theme: 'auto' }, 'https://delebil.example')
  expect(plain).toContain('src="https://delebil.example/embed/v1/loader.js"')
  expect(plain).toContain('<delebil-search partner="havna">')
  expect(snippetOf({ key: 'havna', theme: 'dark' }, 'https://delebil.example')).toContain(
    'partner="havna" theme="dark">',
  )
})
