import type { Api } from '@delebil/core-api'
import { expect, it, vi } from 'vitest'
import { adviceOf, findPageProblem } from './check-page.ts'

const good = { ok: true, value: {} }
const lost = { status: 0, code: 'network.unreachable' } as const
const refused = { ok: false, refusal: lost }

it.each([
  ['a server that is busy is the screens to tell of', { status: 503, code: 'server.busy' }, refused, true, undefined],
  [
    'a key that nobody has is unknown',
    { status: 404, code: 'resource.unknown' },
    refused,
    true,
    'embed.unknown-partner',
  ],
  ['a key that is none of this page is unknown', lost, good, true, 'embed.unknown-partner'],
  ['a page that may read nothing is refused', lost, refused, true, 'embed.origin-refused'],
  ['a server that answers nothing is unreachable', lost, refused, false, 'embed.unreachable'],
] as const)('the problem of a page: %s', async (_, refusal, listed, isThere, problem) => {
  const api = { listOrganizations: async () => listed } as unknown as Api
  expect(await findPageProblem(refusal, api, async () => isThere)).toBe(problem)
})

it('the advice names the origin to register', () => {
  vi.stubGlobal('location', { origin: 'https://damsgard.example' })
  expect(adviceOf('embed.origin-refused', { site: 'https://delebil.example', partner: 'damsgard' })).toContain(
    'https://damsgard.example',
  )
  vi.unstubAllGlobals()
})
