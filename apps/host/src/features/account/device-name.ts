import { accountTexts } from './account-texts.ts'
import { describeDevice } from './describe-device.ts'

const { sessions } = accountTexts

/** A device in a few words: 'Chrome på Android'. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent)
  if (browser && system) return sessions.onDevice(browser, system)
  return browser ?? system ?? sessions.unknownDevice
}
