import type { CDPSession, Page } from 'playwright'

const SLOW_DOWN = 4

/** As large as a phone. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'nb-NO' } as const

/** Makes the page's processor as slow as a phone's. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  return session
}
