import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { tool } from '../../scripts/root.mjs'
import { capture } from '../../scripts/run.mjs'

const site = inject('site')

/** What the compiler says about a stranger's code and about our declarations; those of others are theirs to mend. */
async function complaints(project: string) {
  const { output } = await capture(tool('tsc'), ['-p', project, '--pretty', 'false'], { cwd: site })
  return output.split('\n').filter((line: string) => /error TS/.test(line) && !isOthers(line))
}

const isOthers = (line: string) => /^(?:\.\.\/)*node_modules\/(?!@delebil\/)/.test(line)

test.for([
  ['as a bundler finds them', '.'],
  ['every door, as Node finds them', 'doors'],
])('the snippets compile without complaints: %s', async ([, folder = '']) => {
  expect(await complaints(join(site, folder))).toEqual([])
})

test("the snippets compile with Preact's types in place of React's, and a planted mistake does not", async () => {
  const [mistake, ...others] = await complaints(join(site, 'preact-types'))
  expect(mistake).toMatch(/mistake\.tsx.*Type 'number' is not assignable/)
  expect(others).toEqual([])
})
