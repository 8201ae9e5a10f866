import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './add-security-headers.ts'
import { drawnScript } from './drawn-page.ts'

test("the policy lets the site's files and the page's own scripts run, and nothing else", () => {
  const page = readFileSync(new URL('../../../../host/index.html', import.meta.url), 'utf8')
  const inPage = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(inPage).toHaveLength(1)
  const hashes = [...inPage, drawnScript].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  expect(contentSecurityPolicy('https://map.example').directives.scriptSrc).toEqual(["'self'", ...hashes])
})
