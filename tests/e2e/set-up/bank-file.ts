import type { Locator, Page } from '@playwright/test'
import { type WrittenPayment, writeOcr } from '../../../apps/api/src/features/incoming-payments/formats/write-ocr.ts'
import { tabTo } from './keyboard.ts'

/** Byfjord's account. */
const account = '99990100000'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date())
let files = Date.now() % 9_000_000

export const paidToday = (kid: string, amountOre: number): WrittenPayment => ({ bookedOn: today, kid, amountOre })

/** A file of the bank that no other is like. */
export function bankFile(payments: readonly WrittenPayment[]): string {
  files += 1
  return writeOcr({ account, assignment: files, transmission: files, payments })
}

/** Reaches a button that asks for a file, presses it, and chooses one. */
export async function chooseFileByKey(page: Page, button: Locator, name: string, buffer: Buffer): Promise<void> {
  // Before the way there: a browser that is not listened to yet asks nobody.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name, mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'text/plain', buffer })
}
