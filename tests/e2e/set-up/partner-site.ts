import type { Locator, Page } from '@playwright/test'
import { readSnippets } from './partner-snippets.ts'

/** The partner's site, as the club's own demo page leads to it. */
export async function partnerSite(page: Page, path = ''): Promise<string> {
  const { url } = await page.request.get('/demo/partner/side').then((answer) => ({ url: new URL(answer.url()) }))
  await page.goto(`${url.origin}/${path}`)
  return url.origin
}

/** The examples of the partners' paper for the club that runs here. */
export async function snippetsOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const club = new URL((await page.request.get('/demo/partner')).url()).origin
  return readSnippets(page.request, club)
}

export const search = (page: Page): Locator => page.locator('delebil-search')
