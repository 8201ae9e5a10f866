import type { AnyRecord } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { entityOf } from './entity-of.ts'

const record = { id: 1, version: 3, start: '2026-11-27T06:30:00+01:00', note: null } as unknown as AnyRecord

test('the record that an action answered is what the page shows from then on', () => {
  const entity = { ...record, version: 4 }
  expect(entityOf({ entity }, record)).toBe(entity)
  expect(entityOf({ entity: { ...entity, id: 2 } }, record)).toBeUndefined()
  expect(entityOf(undefined, record)).toBeUndefined()
  expect(entityOf({ entity: null }, record)).toBeUndefined()
})

test('a record of another kind with the same id is none of the page: the first invoice of the first trip has both', () => {
  expect(entityOf({ entity: { id: 1, version: 1, state: 'DRAFT' } }, record)).toBeUndefined()
})
