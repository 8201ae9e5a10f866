import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startFakeTripletex } from './fake.ts'
import { callFake } from './test-fake-calls.ts'

test('a company that is kept in a file is the same when its fake is started again, and what is only wrong there is mended on its page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'delebil-fake-'))
  const file = join(folder, 'tripletex.json')
  const first = await startFakeTripletex({ file })
  const { made } = callFake(() => first)
  const id = await made('/customer', { name: 'Eva Eier', customerNumber: 7 })
  for (const account of first.company.accounts.values()) account.bankAccountNumber = null
  await first.stop()

  const again = await startFakeTripletex({ file })
  expect(again.company.customers.get(id)).toMatchObject({ name: 'Eva Eier', customerNumber: 7 })
  expect(again.company.nextId()).toBeGreaterThan(id)
  expect(await (await fetch(again.url)).text()).toContain('Bankkonto for faktura mangler')
  const mended = await fetch(`${again.url}/mend/bank`, { method: 'POST' })
  expect(await mended.text()).toContain('Ingenting å rette.')
  await again.stop()

  const third = await startFakeTripletex({ file })
  expect([...third.company.accounts.values()].some(({ bankAccountNumber }) => bankAccountNumber !== null)).toBe(true)
  await third.stop()
  await rm(folder, { recursive: true, force: true })
})
