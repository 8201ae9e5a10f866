import { expect, test } from 'vitest'
import { proofAgainstPage } from './page-proof.ts'

/** Without the line of imports. */
const changed = (code: string) => proofAgainstPage(code)?.replace(/^import.*\n/, '')

test.each([
  ['list.reduce((a, b) => a + b, 0)', 'pageProof_reduce(list, (a, b) => a + b, 0)'],
  ['(one, two).reduce(run)', 'pageProof_reduce((one, two), run)'],
  ['list?.reduce(run)', 'pageProof_reduce(list, run)'],
  [
    'a.map(f).reduce((x, y) => y.reduce(g, 0), 1)',
    'pageProof_reduce(a.map(f), (x, y) => pageProof_reduce(y, g, 0), 1)',
  ],
  ['a.reduce(f, 0).b.reduce(g)', 'pageProof_reduce(pageProof_reduce(a, f, 0).b, g)'],
  ['for (const [i, x] of list.entries()) run(i, x)', 'for (const [i, x] of pageProof_entries(list)) run(i, x)'],
  ['new Worker(url, { type })', 'new Worker(pageProof_workerUrl(url), { type })'],
  ['Array.from(set, f)', 'pageProof_from(set, f)'],
  ['send(JSON.stringify({ a: Array.from(b) }))', 'send(pageProof_stringify({ a: pageProof_from(b) }))'],
])("the code %s calls our helper instead of the page's method", (before, after) => {
  expect(changed(before)).toBe(after)
})

test.each(['Object.entries(a)', 'JSON.parse(a)', 'const reduce = 1', 'list[reduce](f)', 'Float32Array.from(a)'])(
  'the code %s is left unchanged',
  (code) => {
    expect(proofAgainstPage(code)).toBeUndefined()
  },
)

test('several calls of one helper import it once', () => {
  expect(proofAgainstPage('a.reduce(f); b.reduce(g)')).toMatch(
    /^import \{ reduce as pageProof_reduce \} from "[^"]+";\n/,
  )
})
