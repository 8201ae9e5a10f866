import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-database.ts'
import { createTestOrg, testOrg } from '../../../platform/db/test-org.ts'
import { testCarAccess, testContext } from '../../../testing/test-api.ts'
import { testCaller } from '../../../testing/test-caller.ts'
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

const staff = { anyOf: ['BILLING_READ', 'MESSAGE_WRITE'] } as const

test('a public call needs no session; any other without one is refused: session.missing', async () => {
  await checkAccess(context, { access: 'public' }, undefined)
  await checkAccess(context, { access: 'session' }, testCaller(testOrg.owner))
  for (const access of ['session', staff] as const) {
    await expect(checkAccess(context, { access }, undefined)).rejects.toMatchObject({ code: 'session.missing' })
  }
})

test('a call of the staff needs one of its permissions in some club, else permission.missing', async () => {
  await checkAccess(context, { access: staff }, testCaller(testOrg.colleague))
  await expect(checkAccess(context, { access: staff }, testCaller(testOrg.owner))).rejects.toMatchObject({
    code: 'permission.missing',
  })
  const other = { anyOf: ['BILLING_WRITE'] } as const
  await expect(checkAccess(context, { access: other }, testCaller(testOrg.colleague))).rejects.toMatchObject({
    code: 'permission.missing',
  })
})
