import { expect, test } from 'vitest'
import { checkEmbeddable, ties } from './check-embeddable.ts'
import { readRepository } from './repository.ts'

test('the controls and the widget can run in a shadow root', () => {
  expect(checkEmbeddable(readRepository())).toEqual([])
})

test.each(ties)('the tie to the document $example is reported', ({ what, example }) => {
  const stray = { path: 'packages/ui/src/card/card.css.ts', text: example }
  expect(checkEmbeddable([stray])).toEqual([`${stray.path} ${what}`])
})

test.each([
  'const active = element.ownerDocument.activeElement',
  'const isOneDay = window.start === window.end',
  `globalStyle(\`\${holder} .maplibregl-canvas\`, { left: 0 })`,
  `globalStyle(\n  \`\${holder} > *\`,\n  { left: 0 },\n)`,
  "const card = style({ padding: '12px' })",
  '/** The document. */',
])('the line %s passes', (text) => {
  expect(checkEmbeddable([{ path: 'packages/ui/src/card/card.css.ts', text }])).toEqual([])
})

test('a page of the host may use the document', () => {
  const page = { path: 'apps/host/src/main.tsx', text: 'document.title = name' }
  expect(checkEmbeddable([page])).toEqual(['no source file was read'])
})
