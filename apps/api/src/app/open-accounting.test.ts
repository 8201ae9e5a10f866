import { expect, test } from 'vitest'
import { ConfigProblem, readConfig } from '../platform/config.ts'
import { openAccounting, type Undo } from './services.ts'

test('Tripletex without its token or the key of secrets stops the start with a sentence that names the settings', async () => {
  const url = { TRIPLETEX_URL: 'https://tripletex.test/v2' }
  for (const more of [{}, { SECRETS_KEY: 'a-key-of-the-settings' }, { TRIPLETEX_CONSUMER_TOKEN: 'ours' }]) {
    const opened = openAccounting(readConfig({ ...url, ...more }), false, [])
    await expect(opened).rejects.toThrow(ConfigProblem)
    await expect(openAccounting(readConfig({ ...url, ...more }), false, [])).rejects.toThrow('SECRETS_KEY')
  }
})

test('a site without settings reaches no books, and the demo those of its fake', async () => {
  const undo: Undo = []
  expect((await openAccounting(readConfig({}), false, undo)).accounting.tripletex).toBeUndefined()
  const { tripletex } = (await openAccounting(readConfig({}), true, undo)).accounting
  const token = tripletex?.unseal(tripletex.seal('fake-employee')) ?? ''
  expect((await tripletex?.open(token).company())?.name).toBe('Byfjord bildeling')
  await Promise.all(undo.map((stop) => stop()))
})
