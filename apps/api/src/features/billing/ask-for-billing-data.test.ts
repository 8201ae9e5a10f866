import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { addOsloDays } from '@delebil/validation/time'
import { expect, test } from 'vitest'
import { enqueued, openRunSite } from './runs/test-run-site.ts'
import { claimToAsk } from './stores/buyers.ts'

const { site, drafter, owe, undone } = openRunSite()

const ask = async () => (await site.ask('memberships.ask-for-billing-data', drafter.token, { body: {} })).body
const lacking = async () =>
  ((await site.ask('billing.overview', drafter.token)).body as unknown as Answer<AdminCalls['billing.overview']>)
    .lacking
const asked = () => enqueued.filter((mail) => (mail as { kind?: string }).kind === 'billingDataAsked')

const losesAddress = (more = '') =>
  site.database.change(`update membership set address_line = null, organization_number = null ${more} where id = 2`)

test(
  'the owners of a membership that no invoice can be sent to are asked by mail, and not again before 14 days have gone',
  undone(async () => {
    await losesAddress()
    expect(await lacking()).toEqual({ count: 1, toAsk: 1 })
    expect(await ask()).toEqual({ asked: 1, left: 0 })
    const owners = await site.database.rows<{ email: string }>(
      'select p.email from membership_member m join person p on p.id = m.person_id where m.membership_id = 2 and m.is_owner order by p.id',
    )
    expect(asked()).toMatchObject(
      owners.map(({ email }) => ({ to: email, text: expect.stringContaining('/memberships/2#faktura') })),
    )
    expect(await ask()).toEqual({ asked: 0, left: 0 })
    expect(await lacking()).toEqual({ count: 1, toAsk: 0 })
    await site.database.change("update membership set billing_data_asked_at = now() - interval '15 days' where id = 2")
    expect(await ask()).toEqual({ asked: 1, left: 0 })
  }),
)

test.each(["state = 'CANCELED'", 'parent_membership_id = 1'])(
  'no billing data are asked of a membership with %s',
  (is) =>
    undone(async () => {
      await losesAddress(`, ${is}`)
      expect(await lacking()).toEqual({ count: 0, toAsk: 0 })
      expect(await ask()).toEqual({ asked: 0, left: 0 })
    })(),
)

test(
  'a membership that was left is asked for billing data while something of it is to be billed',
  undone(async () => {
    await losesAddress(", state = 'CANCELED'")
    await owe(2, 50_000)
    expect(await ask()).toEqual({ asked: 1, left: 0 })
  }),
)

test(
  'a membership that two ask at once is claimed by one of them',
  undone(async () => {
    const now = new Date()
    const claim = () => claimToAsk(site.database, 1, [2], { at: now, notSince: addOsloDays(now, -14) })
    expect([...(await claim())]).toEqual([2])
    expect([...(await claim())]).toEqual([])
  }),
)
