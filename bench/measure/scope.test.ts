import { expect, test } from 'vitest'
import { createScope } from './scope.ts'

test('a scope stops everything once, the last first, and goes on past a failure', async () => {
  const reported: unknown[] = []
  const stopped: string[] = []
  const scope = createScope((problem) => reported.push(problem))
  scope.add(() => stopped.push('first'))
  scope.add(() => Promise.reject(new Error('stuck')))
  scope.add(async () => stopped.push('last'))
  await scope.close()
  await scope.close()
  expect(stopped).toEqual(['last', 'first'])
  expect(reported).toEqual([new Error('stuck')])
})
