import type { AdminHost } from '@delebil/admin-components'
import { expect, test, vi } from 'vitest'
import { namedInMessages, picturesOfDamage, solutionsOfSituation } from './removal-facts.ts'

const record = { id: 7, version: 1 }
const answer = (value: object) => vi.fn(() => Promise.resolve({ ok: true, value }))
const hostOf = (api: object, permissions: readonly string[] = ['FLEET_MANAGEMENT_READ', 'HELP_READ']) =>
  ({ api, organizationId: 1, permissions }) as unknown as AdminHost

const facts = (...value: readonly string[]) => ({ ok: true, value })

test('the facts before a removal count what refers to the record', async () => {
  const list = answer({ totalElements: 2 })
  expect(await namedInMessages('locationIds')(hostOf({ list }), record)).toEqual(facts('Er valgt i 2 popupmeldinger'))
  const filter = [{ field: 'locationIds', operator: 'is', value: 7 }]
  expect(list).toHaveBeenCalledWith('entity-messages', { orgId: 1, filter, size: 1 })
  expect(await solutionsOfSituation(hostOf({ list: answer({ totalElements: 1 }) }), record)).toEqual(
    facts('Én spesifikk løsning slettes også'),
  )
  expect(await picturesOfDamage(hostOf({ call: answer({ data: [{}, {}, {}] }) }), record)).toEqual(
    facts('3 bilder slettes også'),
  )
})

test('a count of zero gives no fact, and a missing permission no call', async () => {
  expect(await namedInMessages('carIds')(hostOf({ list: answer({ totalElements: 0 }) }), record)).toEqual(facts())
  const list = answer({ totalElements: 2 })
  expect(await namedInMessages('modelIds')(hostOf({ list }, ['BILLING_READ']), record)).toEqual(facts())
  expect(list).not.toHaveBeenCalled()
})

test('a count that was refused is answered as the refusal, not as zero', async () => {
  const refused = { ok: false, refusal: { status: 0, code: 'network.unreachable' } }
  const silent = () => Promise.resolve(refused)
  expect(await namedInMessages('carIds')(hostOf({ list: silent }), record)).toEqual(refused)
  expect(await picturesOfDamage(hostOf({ call: silent }), record)).toEqual(refused)
})
