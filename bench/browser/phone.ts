import type { CDPSession, Page } from 'playwright'

const SLOW_DOWN = 4
/** A 4G phone's: bytes a second down and up, and ms to the server and back. */
const network = { downloadThroughput: 9_000_000 / 8, uploadThroughput: 1_500_000 / 8, latency: 170, offline: false }

/** As large as a phone. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'nb-NO' } as const

/** Makes the page's network as slow as a 4G phone's. */
export const slowNetwork = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
}

/** Makes the page's processor as slow as a phone's. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  return session
}
