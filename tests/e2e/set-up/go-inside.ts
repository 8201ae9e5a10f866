import type { Page } from '@playwright/test'

/** Goes to another page of the site as the back button does: without loading the site anew. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
