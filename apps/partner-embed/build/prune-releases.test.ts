import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbedList, embedList } from './embed-list.ts'
import { pruneReleases } from './prune-releases.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'delebil-releases-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const parts = [
  'login/login.tsx',
  'search/search.tsx',
  'find-car/desk-layout.tsx',
  'find-car/phone-layout.tsx',
  'search/search-popover.tsx',
  'booking/booking.tsx',
  'car/car.tsx',
  'map/car-map.tsx',
  'maplibre-gl-worker.mjs',
]

/** Builds a small embed whose search says `word`, as the real one is built. */
async function release(version: string, word: string): Promise<EmbedList> {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  write('loader/loader.ts', parts.map((part) => `void import('../${part}')`).join('\n'))
  for (const part of parts) write(part, `console.log('${part}', '${part.startsWith('search/') ? word : ''}')`)
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    base: './',
    plugins: [embedList(version), pruneReleases()],
    build: {
      lib: { entry: { loader: 'loader/loader.ts' }, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'loader.js', chunkFileNames: 'assets/[name]-[hash].js' } },
    },
  })
  return JSON.parse(readFileSync(join(root, 'dist/embed.json'), 'utf8')) as EmbedList
}

const read = (name: string) => readFileSync(join(root, 'dist', name), 'utf8')

test('a new release keeps every file of the earlier one unchanged, with a list of each release', async () => {
  const first = await release('1.0.0', 'one')
  const before = new Map(Object.keys(first.integrity).map((name) => [name, read(name)]))
  const second = await release('1.1.0', 'two')
  expect(second.pinned).toMatch(/^loader-1\.1\.0-/)
  expect(read('loader.js')).toBe(read(second.pinned))
  before.delete('loader.js')
  expect(before.size).toBeGreaterThan(parts.length)
  for (const [name, text] of before) expect(read(name), name).toBe(text)
  expect(readdirSync(join(root, 'dist/releases')).map((name) => JSON.parse(read(`releases/${name}`)).pinned)).toEqual([
    first.pinned,
    second.pinned,
  ])
})

test('an equal release changes nothing, and one that would change a pinned file fails', async () => {
  const { pinned } = await release('1.0.0', 'one')
  await release('1.0.0', 'one')
  writeFileSync(join(root, 'dist', pinned), 'spoilt')
  await expect(release('1.0.0', 'one')).rejects.toThrow(`${pinned} was released with another content`)
})
