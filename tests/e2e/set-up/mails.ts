import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The link in the latest mail that the demo sent to an address, as path with what stands behind '#'. Waits for the mail. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mails = await (await page.request.get('/demo/mail')).text()
    const mail = mails.split('<article>').find((article) => article.includes(`Til ${email},`))
    link = /href="([^"]+)"/.exec(mail ?? '')?.[1]
    expect(link).toBeDefined()
  }).toPass()
  const { pathname, hash } = new URL(link ?? '')
  return pathname + hash
}
