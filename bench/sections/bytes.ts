import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Bench, Section } from '../section.ts'
import { askFor } from '../serve/ask.ts'
import { awaitMemory } from '../serve/await-memory.ts'
import { copyHost } from '../serve/copy-host.ts'
import { filesOfMap, filesOfScreen, type ReadFile } from '../serve/files-of-screen.ts'
import { inColumns, searchQuestions } from '../serve/search-questions.ts'
import { startApi } from '../serve/start-api.ts'

const QUESTIONS = 40
const BYTES_PER_KB = 1000

const sizesOfAnswers = async ({ scope, seeded }: Bench): Promise<Figure[]> => {
  const { url } = await seeded('S')
  const { address } = await startApi(scope, { DATABASE_URL: url })
  const questions = searchQuestions(QUESTIONS, new Date())
  await awaitMemory(address, url, questions)
  const size = async (asked: readonly string[], encoding: string) => {
    const bytes: number[] = []
    for (const question of asked) {
      const body = await askFor(200, address + question, { headers: { 'accept-encoding': encoding } })
      bytes.push(body.length)
    }
    return median(bytes) / BYTES_PER_KB
  }
  const columns = questions.map(inColumns)
  const name = (encoding: string) => `answer of 100 cars, ${encoding}`
  return [
    { name: `${name('brotli')}, in columns`, value: await size(columns, 'br'), unit: 'kB', goal: { atMost: 1 } },
    { name: `${name('zstd')}, in columns`, value: await size(columns, 'zstd'), unit: 'kB', goal: { atMost: 1 } },
    { name: name('brotli'), value: await size(questions, 'br'), unit: 'kB' },
    { name: name('zstd'), value: await size(questions, 'zstd'), unit: 'kB' },
    { name: name('uncompressed'), value: await size(questions, 'identity'), unit: 'kB' },
  ]
}

const weigh = (name: string, files: readonly string[], read: ReadFile): Figure[] => {
  const sum = (compress: (bytes: Buffer) => Buffer) =>
    files.reduce((bytes, file) => bytes + compress(read(file)).length, 0) / BYTES_PER_KB
  return [
    { name: `${name}, brotli`, value: sum(brotliCompressSync), unit: 'kB' },
    { name: `${name}, gzip`, value: sum((bytes) => gzipSync(bytes, { level: 9 })), unit: 'kB' },
  ]
}

const sizesOfScreen = ({ scope }: Bench): Figure[] => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-bench-'))
  scope.add(() => rmSync(folder, { recursive: true, force: true }))
  const read = copyHost(folder)
  const assets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
  const screen = filesOfScreen(read, 'find-car-screen')
  const map = filesOfMap(read, assets, screen)
  const what = 'first screen (HTML, CSS, scripts)'
  return [...weigh(`${what} without map`, screen, read), ...weigh(`${what} with map`, [...screen, ...map], read)]
}

/** What goes over the wire: an answer of the search, and what the member site's first screen is made of. */
export const bytes: Section = {
  name: 'bytes',
  run: async (bench) => [...(await sizesOfAnswers(bench)), ...sizesOfScreen(bench)],
}
