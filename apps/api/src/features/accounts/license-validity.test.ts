import { isLicenseValid, licenseStates } from '@delebil/validation'
import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountSite, startAccountSite } from '../../testing/test-account-site.ts'
import { testPeople } from '../../testing/test-site.ts'

let account: AccountSite
let token: string
beforeAll(async () => {
  account = await startAccountSite()
  token = await account.logIn(testPeople.owner)
})
afterAll(() => account.stop())

const now = new Date()
const days = [null, ...[-400, -1, 0, 1, 400].map((count) => osloDateText(addOsloDays(now, count)))]
const cases = licenseStates.flatMap((state) => days.map((validUntil) => ({ state, validUntil })))

test.each(cases)('a licence $state valid until $validUntil: database and whoami follow the rule', async (license) => {
  await account.site.suite.database.change(
    'update person set license_state = $1, license_valid_until = $2 where id = 1',
    [license.state, license.validUntil],
  )
  const driversLicenseValid = isLicenseValid(license, now)
  expect((await account.call('whoami', { token })).body).toMatchObject({ person: { driversLicenseValid } })
  expect((await account.call('getPerson', { token })).body).toMatchObject({ driversLicenseValid, license })
})
