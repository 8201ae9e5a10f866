import { expect, test } from 'vitest'
import { createScope } from './scope.ts'

test('all is stopped once, the last first, also past one that fails', async () => {
  const told: unknown[] = []
  const stopped: string[] = []
  const scope = createScope((problem) => told.push(problem))
  scope.add(() => stopped.push('first'))
  scope.add(() => Promise.reject(new Error('stuck')))
  scope.add(async () => stopped.push('last'))
  await scope.close()
  await scope.close()
  expect(stopped).toEqual(['last', 'first'])
  expect(told).toEqual([new Error('stuck')])
})
