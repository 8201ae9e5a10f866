import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { testCarAccess, testContext } from '../../../testing/test-api.ts'
import { checkAccess } from './check-access.ts'

let suite: TestDatabase
let context: Context
beforeAll(async () => {
  suite = await createTestDatabase()
  await createTestOrg(suite.database)
  const carAccess = { ...testCarAccess, open: async () => 'silent' as const }
  context = { ...testContext(suite.database), carAccess }
})
afterAll(() => suite.drop())

const as = (personId: number) => ({ personId, sessionTokenHash: Buffer.alloc(32) })
const staff = { anyOf: ['BILLING_READ', 'MESSAGE_WRITE'] } as const

test('a public call needs no session; any other without one is refused: session.missing', async () => {
  await checkAccess(context, { access: 'public' }, undefined)
  await checkAccess(context, { access: 'session' }, as(testOrg.owner))
  for (const access of ['session', staff] as const) {
    await expect(checkAccess(context, { access }, undefined)).rejects.toMatchObject({ code: 'session.missing' })
  }
})

test('a call of the staff needs one of its permissions in some club, else permission.missing', async () => {
  await checkAccess(context, { access: staff }, as(testOrg.colleague))
  await expect(checkAccess(context, { access: staff }, as(testOrg.owner))).rejects.toMatchObject({
    code: 'permission.missing',
  })
  const other = { anyOf: ['BILLING_WRITE'] } as const
  await expect(checkAccess(context, { access: other }, as(testOrg.colleague))).rejects.toMatchObject({
    code: 'permission.missing',
  })
})
