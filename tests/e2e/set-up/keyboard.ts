import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 150

/** Presses Tab until the element has focus, as a person without a mouse does; Shift and Tab where it stands before. */
export async function tabTo(page: Page, target: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  // By handle: a list that opens on the way hides everything else from roles until Tab has left it.
  let element = await target.elementHandle()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return
    // What the server has drawn of a page gives way to the page.
    if (await page.evaluate((wanted) => !wanted?.isConnected, element)) element = await target.elementHandle()
    await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`${target} cannot be reached with Tab`)
}

/** Tabs to a button or link and presses it. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Tabs to a field and types. */
export async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Opens a menu or a list of answers, and takes one of them with the arrows. */
export async function chooseByKey(page: Page, opener: Locator, item: Locator): Promise<void> {
  await pressByKey(page, opener)
  await expect(item).toBeVisible()
  const element = await item.elementHandle()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${item} cannot be reached with the arrows`)
}
