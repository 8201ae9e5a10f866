import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './add-security-headers.ts'

test("the policy lets the site's files and the page's own script run, and nothing else", () => {
  const page = readFileSync(new URL('../../../../host/index.html', import.meta.url), 'utf8')
  const inPage = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const hashes = inPage.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes).toHaveLength(1)
  expect(contentSecurityPolicy('https://map.example').directives.scriptSrc).toEqual(["'self'", ...hashes])
})
