import type { Endpoint } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAdminDesk } from '../../testing/test-admin-desk.ts'
import { arbitraryOf, hostile } from '../../testing/test-arbitrary.ts'

const { site, staff } = openAdminDesk()

const idTexts = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('50', '1', '2', '4711') },
  { weight: 2, arbitrary: fc.constantFrom('0', '-1', '2147483648', '9007199254740993', '%', "1' or '1'='1") },
  { weight: 1, arbitrary: hostile.map((text) => text.toWellFormed() || 'x') },
)
const paramsOf = ({ path }: Endpoint) =>
  fc.record(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', idTexts])))

const fields = fc.constantFrom('name', 'carNumber', 'start', 'state', 'personId', 'tags', 'active', 'xy', '__proto__')
const operators = fc.constantFrom('is', 'isNot', 'contains', 'from', 'to', 'empty', 'like')
const values = fc.oneof(hostile, fc.integer(), fc.boolean(), fc.constant(null), fc.array(hostile, { maxLength: 2 }))
const tokens = fc.array(fc.record({ field: fields, operator: operators, value: values }), { maxLength: 3 })
const query = fc.record(
  {
    q: hostile,
    sort: fc.constantFrom('name', '-start', 'created', '; drop table car', ''),
    filter: fc.oneof(
      tokens.map((list) => JSON.stringify(list)),
      hostile,
    ),
    cursor: fc.oneof(
      hostile,
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
      fc
        .constantFrom(['name', 'x', 1, 1, true], ['-start', '2026-13-45 99:99:99+00', 1, 1, true])
        .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
    ),
    columns: fc.constantFrom('name', 'name,name', 'xy', ','),
  },
  { requiredKeys: [] },
)

test.each(Object.entries(adminContract))(
  '%s answers arbitrary input without a server error',
  async (name, declaration) => {
    const calls = fc.record({
      params: paramsOf(declaration),
      query,
      body: declaration.body ? arbitraryOf(declaration.body) : fc.constant(undefined),
    })
    await fc.assert(
      fc.asyncProperty(calls, async ({ params, query: asked, body }) => {
        const answer = await site.undone(() => site.ask(name, staff.token, { params, query: asked, body }))
        expect(answer.status, answer.text).toBeLessThan(500)
      }),
      // Passwords are slow on purpose.
      { numRuns: name === 'persons.change-password' ? 2 : 4 },
    )
  },
)

/** Calls whose body is an object, and no list. */
const reported = Object.entries(adminContract).filter(([, { body }]) => body && !('item' in body))

test.each(reported)('%s with a list as its body is refused: request.invalid', async (name, { path }) => {
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => [part, 50]))
  for (const body of [[], [{}]]) {
    const answer = await site.undone(() => site.ask(name, staff.token, { params, body }))
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  }
})
