import { contract, type Endpoint, openApiPath } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, startTestSite, type TestSite } from '../../apps/api/src/testing/test-site.ts'

type Operation = {
  operationId: string
  responses: Record<string, unknown>
  security: object[]
  parameters: { name: string; in: string }[]
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

let site: TestSite
let document: Document
beforeAll(async () => {
  site = await startTestSite()
  document = (await ask(site.address + openApiPath)).body as unknown as Document
})
afterAll(() => site.stop())

test('the served document has every endpoint of the contract, and no other', () => {
  expect(document.openapi).toBe('3.1.0')
  const described = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(described.sort()).toEqual([...Object.keys(contract), ...Object.keys(adminContract)].sort())
})

test.each(Object.entries({ ...contract, ...adminContract }) as [string, Endpoint][])(
  '%s is documented with method, parameters and statuses',
  (name, declaration) => {
    const operation = document.paths[declaration.path]?.[declaration.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const inPath = operation?.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name)
    expect(inPath).toEqual([...declaration.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter))
    expect(Object.keys(operation?.responses ?? {})).toContain(
      String(declaration.status ?? (declaration.response ? 200 : 204)),
    )
    expect('401' in (operation?.responses ?? {})).toBe(
      declaration.access !== 'public' || declaration.problems?.includes('session.missing') || name === 'login',
    )
  },
)
