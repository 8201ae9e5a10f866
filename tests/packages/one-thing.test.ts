import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, inject, test } from 'vitest'

const site = inject('site')

/** What a page pays for one thing of ours, libraries of others left out: gzip bytes, and the most that it may be. */
const budgets = [
  { code: "export { formatNok } from '@delebil/validation/text'", most: 250 },
  { code: "export { checkPeriod } from '@delebil/validation'", most: 850 },
  { code: "export { Spinner } from '@delebil/ui'", most: 1500 },
  { code: "export { Button } from '@delebil/ui'", most: 1900 },
  { code: "export { Select } from '@delebil/ui'", most: 1950 },
  // 1300 before there were ten sizes of text, and colours of a pin and a tile.
  // 1550 before the staff area had heights of rows and bars, and a line height for each size of text.
  { code: "export { vars } from '@delebil/ui/theme'", most: 1880 },
  { code: "export { apiRoot } from '@delebil/core-api'", most: 100 },
  // 7300 before charges, products and cases could be refused by name.
  // 7500 before billing runs, sending and credit notes could.
  { code: "export { createClient } from '@delebil/core-api'", most: 7900 },
  { code: "export { createRetryKeys } from '@delebil/core-api/react'", most: 320 },
  { code: "import '@delebil/ui'", most: 30 },
  { code: "import '@delebil/validation'", most: 30 },
  { code: "import '@delebil/booking-widget'", most: 30 },
]

async function weigh(code: string): Promise<number> {
  const entry = join(site, `${crypto.randomUUID()}.js`)
  writeFileSync(entry, code)
  const built = await build({
    configFile: false,
    root: site,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'one' },
      rolldownOptions: {
        external: (id) => /^[@a-z]/.test(id) && !id.startsWith('@delebil/'),
        output: { minify: true },
      },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('nothing was built')
  return result.output.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0), 0)
}

test.for(budgets)('$code costs $most bytes at most', async ({ code, most }) => {
  expect(await weigh(code)).toBeLessThanOrEqual(most)
})
