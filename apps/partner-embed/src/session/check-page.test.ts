import type { Api } from '@delebil/core-api'
import { expect, it, vi } from 'vitest'
import { adviceOf, checkPage } from './check-page.ts'

const good = { ok: true, value: {} }
const refused = (status: number, code = 'network.unreachable') => ({ ok: false, refusal: { status, code } })
const check = (named: unknown, listed: unknown = refused(0), isThere = false) =>
  checkPage(
    { getPartner: async () => named, listOrganizations: async () => listed } as unknown as Api,
    'damsgard',
    async () => isThere,
  )

it.each([
  ['a partner that answers is none', good, undefined, false, undefined],
  ['a server that is busy is the screens to tell of', refused(503, 'server.busy'), undefined, false, undefined],
  ['a key that nobody has is unknown', refused(404, 'resource.unknown'), undefined, false, 'embed.unknown-partner'],
  ['a key that is none of this page is unknown', refused(0), good, true, 'embed.unknown-partner'],
  ['a page that may read nothing is refused', refused(0), refused(0), true, 'embed.origin-refused'],
  ['a server that answers nothing is unreachable', refused(0), refused(0), false, 'embed.unreachable'],
])('the problem of a page: %s', async (_, named, listed, isThere, problem) => {
  expect(await check(named, listed, isThere)).toBe(problem)
})

it('the advice names the origin to register', () => {
  vi.stubGlobal('location', { origin: 'https://damsgard.example' })
  expect(adviceOf('embed.origin-refused', { site: 'https://delebil.example', partner: 'damsgard' })).toContain(
    'https://damsgard.example',
  )
  vi.unstubAllGlobals()
})
