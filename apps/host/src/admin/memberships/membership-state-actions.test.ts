import type { AdminHost } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { membershipStateActions } from './membership-state-actions.ts'

type State = Read<'memberships'>['state']
const record = (state: State) => ({ id: 7, version: 3, name: 'Solheim', state }) as Read<'memberships'>
const shown = (state: State) =>
  membershipStateActions.filter((action) => action.shown?.(record(state), {} as AdminHost) !== false)

test.each<[State, string[]]>([
  ['ACTIVE', ['Sett på pause', 'Sperr', 'Avslutt']],
  ['PAUSED', ['Start', 'Sperr', 'Avslutt']],
  ['BLOCKED', ['Start', 'Avslutt']],
  ['PAYMENT_REQUIRED', ['Start', 'Sperr', 'Avslutt']],
  ['CANCELED', ['Start']],
])('a membership that is %s is offered %j and nothing else, for whoever may change memberships', (state, labels) => {
  expect(shown(state).map(({ label }) => label)).toEqual(labels)
  for (const { access } of shown(state)) expect(access).toEqual(['MEMBERSHIP_WRITE'])
})

test('each of the actions sends the state it names with the version that was seen, and its undo the state before', async () => {
  const sent: unknown[] = []
  const host = {
    organizationId: 1,
    api: {
      change: async (...input: unknown[]) => {
        sent.push(input)
        return { ok: true, value: { entity: { ...record('BLOCKED'), version: 4 } } }
      },
    },
  } as unknown as AdminHost
  const block = membershipStateActions.find(({ key }) => key === 'block')
  const before = record('ACTIVE')
  const answered = await block?.run(host, before, { why: 'Ferie', acceptAffected: true }, { idempotencyKey: 'k' })
  expect(answered).toMatchObject({ ok: true })
  await block?.undo?.(host, { ...before, version: 4 }, undefined, {})
  expect(sent).toEqual([
    [
      'memberships',
      7,
      { state: 'BLOCKED', version: 3, why: 'Ferie', acceptAffected: true },
      { orgId: 1 },
      { idempotencyKey: 'k' },
    ],
    ['memberships', 7, { state: 'ACTIVE', version: 4, acceptAffected: true }, { orgId: 1 }],
  ])
})
