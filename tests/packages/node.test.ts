import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { node24 } from '../../scripts/root.mjs'
import { capture } from '../../scripts/run.mjs'
import { published, typedDoors } from './published.ts'
import { readSnippet } from './read-snippet.ts'

const folder = inject('node')
const screenless = published.filter(({ manifest }) => !('react-dom' in (manifest.peerDependencies ?? {})))

async function run(text: string) {
  const file = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(file, text)
  const { code, output } = await capture(node24, [file], { cwd: folder, env: { NODE_OPTIONS: '', TZ: 'UTC' } })
  expect(code, output).toBe(0)
  return output.trim().split('\n')
}

test('the snippet of the rules runs in plain Node', async () => {
  expect(await run(readSnippet('packages/validation', 'js'))).toEqual([
    'En reservasjon må vare minst 60 minutter',
    '125,50 kr',
    '2026-11-21T09:15:00.000Z',
  ])
})

test('the snippet of the client makes a call in plain Node', async () => {
  expect(await run(readSnippet('packages/core-api', 'js'))).toEqual(['Vestbil'])
})

test.for(screenless.flatMap(typedDoors))('the export %s can be imported in plain Node', async (door) => {
  const names = `import * as door from '${door}'\nconsole.log(Object.keys(door).length)`
  expect(Number((await run(names))[0])).toBeGreaterThan(0)
})
