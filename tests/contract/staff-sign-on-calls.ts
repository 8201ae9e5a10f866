import { createTestBrowser } from '../../apps/api/src/features/sign-on/test-browser.ts'
import { kariAtWork, startStaffSite } from '../../apps/api/src/features/sign-on/test-staff-site.ts'
import { clientWithCookie } from './client-with-cookie.ts'

/** One good call, on a site whose club has a provider of its own. */
export const staffSignOnCalls = {
  completeStaffSignOn: async () => {
    const site = await startStaffSite()
    try {
      await site.set()
      const browser = createTestBrowser()
      const code = (await site.come(browser, kariAtWork)).searchParams.get('code') ?? ''
      const own = clientWithCookie(site.address, browser)
      return await own.completeStaffSignOn({ body: { code } })
    } finally {
      await site.stop()
    }
  },
}
