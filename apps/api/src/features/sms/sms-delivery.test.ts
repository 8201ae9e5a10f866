import { expect, test } from 'vitest'
import { minutesLater as later, openSmsSite } from './test-sms-site.ts'

const { site, fake, sms, staff, decide, preview, send, list, work } = openSmsSite()
const text = { messageText: 'Bilen er flyttet' }

test('a report moves an SMS forward only, however late, often or out of order it comes', async () => {
  await send({ ...text, recipientIds: [70, 71] })
  await work()
  const [toKari, toOla] = fake.received.slice(-2).toSorted((a, b) => b.to.localeCompare(a.to))
  if (toKari === undefined || toOla === undefined) throw new Error('Two were sent.')
  expect(await fake.report(toKari, true)).toBe(204)
  expect(await fake.report(toOla, false)).toBe(204)
  const states = async () => (await list()).map(({ state, failure, problem }) => [state, failure, problem])
  expect(await states()).toEqual([
    ['DELIVERED', null, null],
    ['FAILED', 'UNREACHED', 'Telefonen er av EXPIRED'],
  ])
  const [before] = await list()
  await fake.report(toKari, true)
  await fake.report(toKari, false)
  expect((await list())[0]).toEqual(before)
  await fake.report(toOla, true)
  expect(await states()).toEqual([
    ['DELIVERED', null, null],
    ['DELIVERED', null, null],
  ])
})

test('a report is believed only with the secret, and only of the number that the SMS went to', async () => {
  await send({ ...text, recipientIds: [70] })
  await work()
  const sent = fake.received.at(-1)
  if (sent === undefined) throw new Error('One was sent.')
  await fake.report({ ...sent, to: '4799999999' }, true)
  expect((await list())[0]?.state).toBe('SENT')
  const at = (secret: string, query: string) => site.app.inject({ method: 'GET', url: `/api/sms/${secret}?${query}` })
  const query = `number=${sent.to}&status=true&id=1&ref=${sent.ref}`
  expect((await at('feil-hemmelighet-her', query)).statusCode).toBe(404)
  expect((await at(sms.secret, 'number=1')).statusCode).toBe(400)
  expect((await at(sms.secret, query)).statusCode).toBe(204)
  expect((await list())[0]?.state).toBe('DELIVERED')
})

test('JA by the gateway extends the trip of whoever has the number, and told again it is silent', async () => {
  const { change, theRow } = site.database
  await decide('smsSender', '+4790000000')
  await change(`update reservation set start_at = now() - interval '1 hour', started_at = now() - interval '1 hour',
    end_at = now() + interval '10 minutes', busy_until = now() + interval '10 minutes' where id = 770`)
  await change(`insert into extension_offer (organization_id, reservation_id, old_end, new_end, total_ore, person_id, asked_at)
    select 1, id, end_at, end_at + interval '30 minutes', 100000, 71, now() from reservation where id = 770`)
  const end = async () => (await theRow<{ end: Date }>('select end_at as "end" from reservation where id = 770')).end
  const before = await end()
  expect(await fake.answer('41234567', 'Ja')).toBe(204)
  expect((await end()).getTime() - before.getTime()).toBe(30 * 60_000)
  expect(await fake.answer('41234567', 'Ja')).toBe(204)
  expect((await list()).map(({ kind, personId }) => [kind, personId])).toEqual([['ANSWER', 71]])
  await change('delete from extension_offer; delete from sms; update reservation set ended_at = now() where id = 770')
})

test('a secret is not guessed: whoever tries many is refused for a while, and the right one still comes through', async () => {
  const at = (secret: string) => site.app.inject({ method: 'GET', url: `/api/sms/${secret}?number=41234567&msg=hei` })
  const codes = []
  for (let n = 0; n < 62; n += 1) codes.push((await at(`feil-hemmelighet-${n}`)).statusCode)
  expect([codes.slice(0, 50).every((code) => code === 404), codes.at(-1)]).toEqual([true, 429])
  expect((await at(sms.secret)).statusCode).toBe(204)
})

test('a gateway that takes nothing is asked again later, and each SMS is sent once', async () => {
  fake.script('down')
  await send({ ...text, recipientIds: [70] })
  const before = fake.received.length
  await work()
  await work(later(0.1))
  fake.script('works', 'never')
  await work(later(0.2))
  expect(fake.received).toHaveLength(before)
  await work(later(1))
  await work(later(2))
  expect(fake.received).toHaveLength(before + 1)
})

test('an answer that is lost is waited for: a report in the meantime says that it was taken', async () => {
  fake.script('loses-answer', 'never')
  const before = fake.received.length
  await send({ ...text, recipientIds: [70] })
  await work()
  const [taken] = fake.received.slice(-1)
  if (taken === undefined) throw new Error('It was taken.')
  await fake.report(taken, true)
  expect((await list())[0]?.state).toBe('DELIVERED')
  await send({ ...text, recipientIds: [71] })
  await work()
  fake.script('works', 'never')
  await work(later(4))
  expect(fake.received).toHaveLength(before + 2)
  await work(later(6))
  expect(fake.received).toHaveLength(before + 3)
})

test('an SMS that could not be sent for a day is given up, and sent again when somebody asks for it', async () => {
  await send({ ...text, recipientIds: [70] })
  await work(later(25 * 60))
  const [given] = await list()
  expect(given).toMatchObject({ state: 'FAILED', failure: 'TOO_LATE' })
  const again = async () =>
    (await site.ask('sms.send-again', staff.token, { params: { id: given?.id ?? 0 }, body: {} })).body
  expect((await again()).entity).toMatchObject({ state: 'QUEUED', failure: null })
  expect((await again()).code).toBe('sms.not-failed')
  await work()
  expect((await list())[0]?.state).toBe('SENT')
})

test('one that the gateway refuses says why, costs nothing of the day and stops no other', async () => {
  await site.database.change(
    `insert into sms (organization_id, person_id, phone, sender, text, class, kind, parts, price_ore, next_try, expires_at, created)
     values (1, 73, '+4755123456', 'Delebil', 'Hei', 'service', 'STAFF', 1, 0, now(), now() + interval '1 day', now())`,
  )
  await send({ ...text, recipientIds: [70] })
  await work()
  expect((await list()).map(({ state, failure, problem }) => [state, failure, problem])).toEqual([
    ['FAILED', 'REFUSED', 'Telefonnummeret er ikke et mobilnummer'],
    ['SENT', null, null],
  ])
  expect((await preview({ ...text, recipientIds: [70] })).left).toBe(999)
})

test('300 receivers are sent to in a few calls, and each is reported on', { timeout: 120_000 }, async () => {
  await site.database.change(
    `insert into person (id, name, email, phone) select 20000 + n, 'Medlem Nr' || n, n || '@m.test', '+4740' || lpad(n::text, 6, '0') from generate_series(1, 300) n;
     insert into organization_person (organization_id, person_id) select 1, 20000 + n from generate_series(1, 300) n`,
  )
  const recipientIds = Array.from({ length: 300 }, (_, n) => 20_001 + n)
  expect(await send({ ...text, recipientIds })).toMatchObject({ receivers: 300 })
  await work()
  for (const [position, sent] of fake.received.slice(-300).entries()) {
    if (position % 10 === 0) await fake.report(sent, false)
    await fake.report(sent, true)
  }
  const states = await site.database.rows('select state, count(*)::int as count from sms group by state')
  expect(states).toEqual([{ state: 'DELIVERED', count: 300 }])
})
