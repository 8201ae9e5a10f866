import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext, Page } from '@playwright/test'
import { build } from 'vite'

const paper = new URL('../../../docs/partner.md', import.meta.url)
const example = 'https://delebil.example'

/** The examples of the partners' paper by their names, with this site's addresses. */
export async function readSnippets(request: APIRequestContext, club: string): Promise<ReadonlyMap<string, string>> {
  const list = (await (await request.get('/embed/v1/embed.json')).json()) as {
    readonly pinned: string
    readonly integrity: Readonly<Record<string, string>>
  }
  const text = readFileSync(paper, 'utf8')
    .replaceAll(example, club)
    .replace('PINNED', list.pinned)
    .replace('INTEGRITY', list.integrity[list.pinned] ?? '')
  return new Map(
    [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```/gms)].map(([, name = '', snippet = '']) => [name, snippet]),
  )
}

/** Shows a page of the partner's with one of the examples, under the policy of the paper and nothing more. */
export async function servePage(
  page: Page,
  address: string,
  snippets: ReadonlyMap<string, string>,
  name: string,
): Promise<void> {
  const snippet = snippets.get(name)
  const policy = snippets.get('csp')?.replaceAll('\n', ' ').trim()
  if (snippet === undefined || policy === undefined) throw new Error(`The paper has no example "${name}".`)
  const own = "'self' 'nonce-tilfeldig'"
  const whole = policy.replace('script-src', `default-src 'none'; style-src ${own}; script-src ${own}`)
  const isReact = name === 'react'
  const loader = /<script type="module" async crossorigin[^>]*><\/script>/.exec(snippets.get('søk') ?? '')?.[0]
  const body = isReact ? `<div id="rot"></div><script type="module" src="/react-prove.js"></script>${loader}` : snippet
  if (isReact) {
    const code = await buildReact(snippet)
    await page.route('**/react-prove.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  }
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': whole.replace('connect-src', "connect-src 'self'") },
      body: `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Snutt</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
    }),
  )
  await page.goto(address)
  await page.unroute(address)
}

const entry = 'virtual:react-prove.jsx'

/** The component of the paper in a page of its own, with React as a partner has it. */
async function buildReact(snippet: string): Promise<string> {
  const code = `${snippet}
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('rot')).render(<Bildeling onBooked={() => undefined} />)`
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      {
        name: 'react-prove',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? { code, moduleType: 'jsx' } : undefined),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The example was not built.')
  return first.output[0].code
}
