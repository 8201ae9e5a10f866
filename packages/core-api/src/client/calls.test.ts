import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { callOf } from './call-of.ts'
import { describeCall } from './describe-call.ts'

const header = `import type { EndpointName } from '../contract.ts'

/**
 * Every call in few words, so that a page which calls does not load the shapes of all that can be called.
 * Made from the contract: \`npx vitest run --project=rules calls.test.ts -u\`.
 */
export const calls: Readonly<Record<EndpointName, string>> = {
`

test('the table of calls is generated from the contract', async () => {
  const lines = Object.entries(contract).map(([name, declaration]) => `  ${name}: '${describeCall(declaration)}',\n`)
  await expect(`${header}${lines.join('')}}\n`).toMatchFileSnapshot('./calls.ts')
})

test('a call read from the table has its method, path and traits', () => {
  const login = callOf('login')
  expect(login).toMatchObject({ name: 'login', method: 'POST', path: '/api/login' })
  expect([login.has('public'), login.has('form'), login.has('idempotent')]).toEqual([true, true, false])
  expect(callOf('createReservation').has('idempotent')).toBe(true)
  expect(callOf('streamEvents').has('stream')).toBe(true)
})
