import { expect, test } from 'vitest'
import { nodesOf } from './nodes-of.ts'

test('the nodes of a drawing are its elements and texts in their order, with names as they are written', () => {
  const html = '<ul class="a b"><li>Smør &amp; brød<br>nå</li></ul><svg viewBox="0 0 1 1"><linearGradient/></svg>'
  expect(nodesOf(html)).toEqual([
    { depth: 0, name: 'ul', attributes: { class: 'a b' } },
    { depth: 1, name: 'li', attributes: {} },
    { depth: 2, text: 'Smør & brød' },
    { depth: 2, name: 'br', attributes: {} },
    { depth: 2, text: 'nå' },
    { depth: 0, name: 'svg', attributes: { viewBox: '0 0 1 1' } },
    { depth: 1, name: 'linearGradient', attributes: {} },
  ])
})
