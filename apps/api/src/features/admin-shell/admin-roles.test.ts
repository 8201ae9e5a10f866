import type { Endpoint, Permission } from '@delebil/core-api'
import { adminContract } from '@delebil/core-api/admin'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksNumberInvoices } from '../../testing/test-accounting-samples.ts'
import { allPermissions } from '../../testing/test-admin-desk.ts'
import { insertSamples, pictureText, sampleOf } from '../../testing/test-admin-samples.ts'
import { type AdminSite, type Hired, startAdminSite } from '../../testing/test-admin-site.ts'

const calls = Object.entries(adminContract)
const opens = ({ access }: Endpoint, permission: Permission): boolean =>
  typeof access === 'object' && access.anyOf.includes(permission) && access.beside?.[permission] === undefined

let site: AdminSite
let picture: string
let everything: Hired
let stranger: Hired
let member: Hired
const holders = new Map<Permission, Hired>()
beforeAll(async () => {
  site = await startAdminSite()
  picture = await pictureText()
  for (const permission of allPermissions) holders.set(permission, await site.hire(1, [permission]))
  everything = await site.hire(1, allPermissions)
  stranger = await site.hire(2, allPermissions)
  member = await site.hire(1, [])
  await insertSamples(
    site.database,
    [...holders.values(), everything, stranger, member].map(({ personId }) => personId),
  )
})
afterAll(() => site.stop())

const ask = (name: string, who: Hired | undefined, query: object = {}) => {
  const sample = sampleOf(name, who?.personId ?? 1, picture)
  return site.ask(name, who?.token, { ...sample, query: { ...sample.query, ...query } })
}

// What is answered has all that the contract says, and no more.
const isAsDeclared = ({ response, media }: Endpoint, text: string): string[] => {
  if (!response || media) return []
  const parsed = safeParse(response, JSON.parse(text))
  if (!parsed.success)
    return [
      `not as declared: ${JSON.stringify(parsed.issues.map(({ path, message }) => [path?.map((part) => part.key), message]))}`,
    ]
  return JSON.stringify(sorted(parsed.output)) === JSON.stringify(sorted(JSON.parse(text)))
    ? []
    : [`more than declared: ${text}`]
}
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}

// What is a person's own, the files that every club may fill in, and services that all of them share.
const ofNobody = /^(saved-views|bulk-runs|import|setup)\./
let asked = 0
const statuses = async (name: string, declaration: Endpoint): Promise<string[]> => {
  const wrong: string[] = []
  const expectOf = async (who: string, hired: Hired | undefined, may: readonly number[] | 'done', query?: object) => {
    asked += 1
    const answer = () => ask(name, hired, query)
    // What is refused leaves nothing to be undone.
    const work = async () => {
      if (name === 'reservations.send-to-tripletex') await site.database.change(booksNumberInvoices)
      return answer()
    }
    const { status, text } = await (may === 'done' ? site.undone(work) : answer())
    const isRight = may === 'done' ? status >= 200 && status < 300 : may.includes(status)
    if (!isRight) wrong.push(`${who}: ${status} ${text.slice(0, 300)}`)
    else if (hired === everything && may === 'done') wrong.push(...isAsDeclared(declaration, text))
  }
  await expectOf('anonymous', undefined, [401])
  await expectOf('a member', member, [403])
  await expectOf('all permissions', everything, 'done')
  await expectOf("all permissions, another's organisation", everything, [403], { orgId: 2 })
  await expectOf('staff of another organisation, ours', stranger, [403], { orgId: 1 })
  // Their own organisation: its lists are theirs, our records are as unknown as any other.
  if (declaration.params && !ofNobody.test(name)) {
    await expectOf('staff of another organisation, their own', stranger, [404], { orgId: 2 })
  }
  for (const [permission, hired] of holders) {
    await expectOf(permission, hired, opens(declaration, permission) ? 'done' : [403])
  }
  return wrong
}

test.each(calls)(
  '%s succeeds for each role that has its permission and is refused for every other',
  async (name, declaration) => {
    expect(await statuses(name, declaration)).toEqual([])
  },
)

test('the matrix of roles has asked every call with every permission', () => {
  process.stdout.write(`role matrix: ${calls.length} calls of the admin area, ${asked} answers\n`)
  expect(asked).toBeGreaterThan(calls.length * (allPermissions.length + 5))
})
