import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { buildPartnerApp, isComponent } from './partner-app.ts'

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
  const asked = policy.replace('script-src', `default-src 'none'; style-src ${own}; script-src ${own}`)
  const loader = /<script type="module" async crossorigin[^>]*><\/script>/.exec(snippets.get('søk') ?? '')?.[0]
  const script = `/${name}-prove.js`
  const isApp = isComponent(name)
  // A framework may have policies of its own.
  const whole = isApp ? asked : `${asked}; ${snippets.get('trusted-types')?.replaceAll('\n', ' ').trim()}`
  const body = isApp ? `<div id="rot"></div><script type="module" src="${script}"></script>${loader}` : snippet
  if (isApp) {
    const code = await buildPartnerApp(name, snippet)
    await page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
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
