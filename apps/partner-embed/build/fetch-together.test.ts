import { expect, test } from 'vitest'
import { withFilesTogether } from './fetch-together.ts'

const files: Readonly<Record<string, readonly string[]>> = {
  'assets/search.js': ['assets/rows.js', 'assets/base.js'],
  'assets/rows.js': ['assets/base.js', 'assets/search.js'],
}
const filesOf = (file: string) => files[file] ?? []

test("a widget's files are asked for together, each once, and its own is the answer", async () => {
  const code = withFilesTogether('load(()=>import(`./assets/search.js`).then(e=>e.t))', filesOf)
  expect(code).toBe(
    'load(()=>Promise.all([import("./assets/search.js"),import("./assets/rows.js"),import("./assets/base.js")]).then(e=>e[0]).then(e=>e.t))',
  )
})

test('a file that needs no other is asked for as it was, and an address that is worked out is left', () => {
  const code = 'import("./assets/base.js");import(address)'
  expect(withFilesTogether(code, filesOf)).toBe(code)
})
