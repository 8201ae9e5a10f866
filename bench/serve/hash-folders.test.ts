import { expect, test } from 'vitest'
import { hashFolders } from './hash-folders.ts'

test('folders that have folders of their own are hashed with what is in them', () => {
  expect(hashFolders(['apps/api/src/seed'])).toMatch(/^[0-9a-f]{64}$/)
  expect(hashFolders(['apps/api/src/seed/import-files'])).not.toBe(hashFolders(['apps/api/src/seed']))
})
