import { expect, test } from 'vitest'
import { redactSecrets } from './redact-secrets.ts'

const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE'

test.each([
  [`authorization: ${token}`, 'authorization: [redacted]'],
  [`{"authorization":"Bearer ${token}"}`, '{"authorization":"Bearer [redacted]'],
  [`failed with ${token} at line 3`, 'failed with [redacted] at line 3'],
  ['login?username=a@b.no&password=hemmelig&x=1', 'login?username=a@b.no&password=[redacted]&x=1'],
  ['{"password":"hemmelig","n":1}', '{"password":"[redacted]","n":1}'],
])('the secret is redacted in %s', (text, redacted) => {
  expect(redactSecrets(text)).toContain(redacted)
  expect(redactSecrets(text)).not.toMatch(/hemmelig|AbCdEf/)
})

test('a text without secrets stays as it is', () => {
  const text = 'TypeError: cannot read properties of undefined (reading "token") at find-car.tsx:12:5'
  expect(redactSecrets(text)).toBe(text)
})
