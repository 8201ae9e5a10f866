import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Figure } from '../measure/figure.ts'
import type { Section } from '../section.ts'

const folder = fileURLToPath(new URL('../../apps/partner-embed/dist/', import.meta.url))
const BYTES_PER_KB = 1024

/** What other embeds weigh, gzip and brotli, measured from their packages in November 2026: what a page loads before anything can be used. */
const others: readonly (readonly [name: string, gzip: number, brotli: number])[] = [
  ['first script: Cal.com embed-core 1.5.3', 16.9, 14.5],
  ['first script: Typeform embed 6.1.1', 13.9, 11.9],
  ['first script: Crisp SDK 1.2.1', 4.7, 4.0],
  ['first script: Stripe.js wrapper 10.2.1', 1.3, 1.1],
  ['log-in: Clerk 6.40, without its screens', 82.3, 69.0],
  ['log-in: Auth0 SPA 2.27, without a screen', 63.7, 53.6],
  ['log-in: Descope 4.3', 51.0, 43.7],
  ['search: DocSearch 5.1.2, search only', 88.0, 75.2],
  ['search: Typebot 0.10.7', 193, 160],
  ['map: MapLibre 6.17 as published, without layers of its own', 434, 355],
]

/** What a visitor waits for until there is a list with the fields of its search; what they open comes when somebody comes near. */
const untilUsable = ['loader', 'search'] as const
const MOST_UNTIL_USABLE = { kB: 110, files: 12 } as const

const ours = {
  loader: 'first script',
  login: 'log-in',
  search: 'search',
  fields: 'search, what its fields open',
  map: 'map',
}

/** What a partner's page loads, beside what others make theirs load. */
export const embed: Section = {
  name: 'embed',
  run: async () => {
    const { parts } = JSON.parse(readFileSync(`${folder}embed.json`, 'utf8')) as { parts: Record<string, string[]> }
    const weigh = (part: string, compress: (bytes: Buffer) => Buffer) =>
      (parts[part] ?? []).reduce((sum, file) => sum + compress(readFileSync(folder + file)).length, 0) / BYTES_PER_KB
    const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 })
    const sumOf = (measure: (part: string) => number) => untilUsable.reduce((total, part) => total + measure(part), 0)
    return [
      {
        name: 'embed, until list and fields are there: gzip',
        value: sumOf((part) => weigh(part, gzip)),
        unit: 'kB',
        goal: { atMost: MOST_UNTIL_USABLE.kB },
      },
      {
        name: 'embed, until list and fields are there: files',
        value: sumOf((part) => parts[part]?.length ?? 0),
        unit: '',
        goal: { atMost: MOST_UNTIL_USABLE.files },
      },
      ...Object.entries(ours).flatMap(([part, name]): Figure[] => [
        {
          name: `embed, ${name}: ours, gzip`,
          value: weigh(part, gzip),
          unit: 'kB',
        },
        { name: `embed, ${name}: ours, brotli`, value: weigh(part, brotliCompressSync), unit: 'kB' },
      ]),
      ...others.flatMap(([name, gzip, brotli]): Figure[] => [
        { name: `embed, ${name}, gzip`, value: gzip, unit: 'kB' },
        { name: `embed, ${name}, brotli`, value: brotli, unit: 'kB' },
      ]),
    ]
  },
}
