import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageScript } from './add-security-headers.ts'

test("the policy lets the page's own script run, and no other in the page itself", () => {
  const page = readFileSync(new URL('../../../../host/index.html', import.meta.url), 'utf8')
  const inPage = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
  expect(inPage).toEqual([pageScript])
})
