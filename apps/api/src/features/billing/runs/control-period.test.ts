import { expect, test } from 'vitest'
import { disputeCharge } from '../disputes/dispute-charge.ts'
import { tellDrafted } from './tell-drafted.ts'
import { company, enqueued, openRunSite, other } from './test-run-site.ts'

const { approver, ask, drafted, drafter, invoicesOf, issue, owe, promisesHold, read, site, undone } = openRunSite()

const inDays = async (days: number) => {
  await site.database.change(
    `update organization_setting set value = to_jsonb($1::int) where organization_id = 1 and key = 'runControlDays'`,
    [days],
  )
}
const hold = (id: number) => site.ask('billing.hold', drafter.token, { params: { id }, body: { why: 'Se på' } })
const release = (id: number) => site.ask('billing.release', drafter.token, { params: { id }, body: { why: 'Sett på' } })
const dispute = (id: number) =>
  disputeCharge(
    site.database,
    1,
    { id, state: 'open' },
    { text: 'Jeg leverte før', shouldBeOre: null, isFromStaff: false, personId: 1, at: new Date() },
  )
const approve = async (id: number) => (await ask('approve', id, approver.token)).body
const sums = async (id: number) => {
  const { body } = await site.ask('billing-runs.get', drafter.token, { params: { id } })
  const { memberships, setAside, grossOre } = body as unknown as Record<string, number>
  return [memberships, setAside, grossOre]
}

test(
  'a run is approved once its control period is over, or ended by somebody who says why, and not before',
  undone(async () => {
    await inDays(2)
    await owe(company, 50_000)
    const id = await drafted()
    expect((await ask('check', id)).status).toBe(200)
    expect((await approve(id)).code).toBe('billing-run.open')
    expect((await ask('end-control', id, drafter.token, { why: '' })).status).toBe(400)
    const why = 'Alle har fått beskjed på møtet'
    expect((await ask('end-control', id, drafter.token, { why })).status).toBe(200)
    expect((await ask('end-control', id, drafter.token, { why })).body.code).toBe('billing-run.moved-on')
    const { body } = await site.ask('billing-runs.history', drafter.token, { params: { id } })
    expect(body.data).toMatchObject([{ action: 'end-control', why }, {}, {}])
    expect((await approve(id)).code).toBeUndefined()
  }),
)

test(
  'a run whose two days have gone is approved without anybody ending them',
  undone(async () => {
    await inDays(2)
    await owe(company, 50_000)
    const id = await drafted()
    await ask('check', id)
    await site.database.change("update billing_run set open_until = open_until - interval '2 days' where id = $1", [id])
    expect((await approve(id)).code).toBeUndefined()
  }),
)

test(
  'owners are told of a draft once, with the day until when they may speak; nobody where there is no control period',
  undone(async () => {
    enqueued.length = 0
    await owe(company, 50_000)
    await drafted()
    expect(enqueued).toEqual([])
    await ask('discard', (await site.database.theRow<{ id: number }>('select id from billing_run')).id)
    await inDays(2)
    const id = await drafted()
    expect(enqueued).toEqual([{ organizationId: 1, id }])
    enqueued.length = 0
    const jobs = { enqueue: async (_tx: unknown, _queue: string, work: unknown) => void enqueued.push(work) }
    const parts = { database: site.database, jobs, siteUrl: 'https://delebil.test' }
    await tellDrafted(parts, { organizationId: 1, id })
    await tellDrafted(parts, { organizationId: 1, id })
    expect(enqueued).toMatchObject([{ kind: 'invoiceDrafted', text: expect.stringContaining('/invoices') }])
  }),
)

test(
  'a line that is said to be wrong leaves its invoice, the rest goes out, and an answer before the approval takes it in again',
  undone(async () => {
    const [first, second] = [await owe(company, 50_000), await owe(company, 8000)]
    const alone = await owe(other, 4000)
    const id = await drafted()
    await ask('check', id)
    await dispute(first)
    await dispute(alone)
    expect(await sums(id)).toEqual([1, 1, 8000])
    expect((await read('memberships', id)).body.data).toMatchObject([
      { membershipId: other, setAside: 'Alle linjene venter på svar.' },
      { membershipId: company, setAside: null },
    ])
    const answer = { params: { id: alone }, body: { why: 'Den står' } }
    expect((await site.ask('billing.answer', drafter.token, answer)).status).toBe(200)
    expect(await sums(id)).toEqual([2, 0, 12_000])
    expect((await approve(id)).code).toBeUndefined()
    await issue(id)
    expect(await invoicesOf(id)).toMatchObject([
      { membershipId: other, totalOre: 4000 },
      { membershipId: company, totalOre: 8000 },
    ])
    expect(
      await site.database.rows('select state from charge where id = any($1) order by id', [[first, second]]),
    ).toEqual([{ state: 'held' }, { state: 'billed' }])
    await promisesHold()
  }),
)

test(
  'a line that is held and let go by staff leaves an approval that was seen before it: stale',
  undone(async () => {
    const first = await owe(company, 50_000)
    await owe(company, 8000)
    const id = await drafted()
    await ask('check', id)
    const { version } = (await site.ask('billing-runs.get', drafter.token, { params: { id } })).body as unknown as {
      version: number
    }
    await hold(first)
    expect((await ask('approve', id, approver.token, { version })).body.code).toBe('record.stale')
    await release(first)
    expect(await sums(id)).toEqual([1, 0, 58_000])
  }),
)

test(
  'a charge that is made after the draft waits for the next run, and one that was changed is taken in anew or set aside',
  undone(async () => {
    await inDays(2)
    const first = await owe(company, 50_000)
    const id = await drafted()
    await owe(company, 7000)
    expect(await sums(id)).toEqual([1, 0, 50_000])
    await site.ask('billing.correct', drafter.token, { params: { id: first }, body: { grossOre: 1000, why: 'Avtalt' } })
    const { failures } = (await read('proof', id)).body as unknown as { failures: { rules: { rule: string }[] }[] }
    expect(failures.map(({ rules }) => rules.map(({ rule }) => rule))).toEqual([['run.as-drafted']])
    expect((await ask('include', id, drafter.token, { membershipId: company })).status).toBe(200)
    expect(await sums(id)).toEqual([1, 0, 8000])
  }),
)
