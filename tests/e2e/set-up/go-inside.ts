import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Goes to another page of the site as the back button does: without loading the site anew. It is there when it has named itself. */
export async function goInside(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).not.toHaveTitle(before)
}
