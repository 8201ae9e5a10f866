import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The link to a page in the latest mail with one that the demo sent to an address: path with what stands behind '#'. Waits for the mail. */
export async function linkMailedTo(page: Page, email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mails = await (await page.request.get('/demo/mail')).text()
    const links = mails.split('<article>').flatMap((article) => {
      const href = /href="([^"]+)"/.exec(article)?.[1]
      return href?.includes(`${path}#`) && article.includes(`Til ${email},`) ? [href] : []
    })
    link = links[0]
    expect(link).toBeDefined()
  }).toPass()
  const { pathname, hash } = new URL(link ?? '')
  return pathname + hash
}
