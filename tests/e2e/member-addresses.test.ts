import { expectNoBreaches } from './set-up/axe.ts'
import { expectEdges } from './set-up/forced-colors.ts'
import { expectRoomForLargeText } from './set-up/large-text.ts'
import { onEveryPage } from './set-up/member-pages.ts'
import { expectFitsNarrow } from './set-up/narrow.ts'
import { expect, test } from './set-up/test.ts'

const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 844 }

for (const who of ['visitor', 'member'] as const) {
  test(`every address of the table answers a ${who} as it says: dark, in forced colours, 320 pixels wide, and there with text of twice the size`, async ({
    page,
    allowStatus,
  }) => {
    test.setTimeout(400_000)
    allowStatus(400, 401, 404, 409)
    // Each page is held against the rules of accessibility once: as a visitor gets it, or behind the log-in.
    const look = async (address: string, isFirst: boolean) => {
      if (!isFirst) return
      const wide = page.viewportSize()
      await expectNoBreaches(page, address.replaceAll('/', '_'))
      await page.setViewportSize(phone)
      await expectEdges(page, address)
      await expectFitsNarrow(page, address)
      await page.setViewportSize(narrowest)
      await expectRoomForLargeText(page, address)
      if (wide) await page.setViewportSize(wide)
    }
    await onEveryPage(page, who, look, test.step)
    if (who === 'member') {
      await page.goto('/logout')
      await expect(page).toHaveURL('/findcar')
      await page.goto('/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible()
    }
  })
}
