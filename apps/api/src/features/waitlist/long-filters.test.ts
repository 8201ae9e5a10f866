import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestQueue, type TestQueue, wait } from './test-queue.ts'

let queue: TestQueue
beforeAll(async () => {
  queue = await createTestQueue()
  await queue.database.change(
    `insert into property_group (key, name, operator, position) values ('EXTRA', 'Utstyr', 'AND', 9) on conflict do nothing;
     insert into property (group_key, key, name, position) values ('EXTRA', 'A', 'A', 1) on conflict do nothing;
     update car set properties = properties || '{EXTRA:A}'`,
  )
})
afterAll(() => queue.drop())

test('a wait-list request with filters of the largest size is stored, and found again when repeated', async () => {
  const values = Array.from({ length: 50 }, () => randomBytes(32).toString('hex'))
  const groups = Array.from({ length: 50 }, () => ({ key: 'EXTRA', values }))
  const near = { name: 'Torget', latitude: 60.39, longitude: 5.32, maxMetres: 500, filters: { groups } }
  const entry = await wait(queue, 120, 240, { near })
  expect(await wait(queue, 120, 240, { near })).toEqual(entry)
})
