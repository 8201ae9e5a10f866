import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createFastify } from './create-fastify.ts'

test('a log record with a token or password at any depth is written with it redacted', async () => {
  const lines: string[] = []
  const app = createFastify(readConfig({}), { write: (line) => void lines.push(line) })
  app.log.info({ authorization: 'secret-1' }, 'top')
  app.log.info({ headers: { authorization: 'secret-2' }, body: { password: 'secret-3' } }, 'nested')
  app.log.info({ call: { headers: { authorization: 'secret-4' }, answer: { authToken: 'secret-5' } } }, 'deep')
  await app.close()
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toContain('secret-')
  expect(lines.join('').match(/\[redacted\]/g)).toHaveLength(5)
})
