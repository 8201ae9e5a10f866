import { expect, test } from 'vitest'
import { minutesLater as later, openSmsSite } from './test-sms-site.ts'

const { site, fake, other, staff, asked, decide, ask, preview, send, list, work } = openSmsSite()
const text = { messageText: 'Bilen er flyttet' }

test('the literal call sends a service message to each person, once, and keeps it in the log', async () => {
  const sending = await send({ ...text, recipientIds: [70, 71] })
  expect(sending).toMatchObject({ receivers: 2, parts: 2, priceOre: 0, sendAt: null })
  expect(asked).toEqual(['sms'])
  expect(await list()).toMatchObject([
    { person: 'Kari Nordmann', phone: '+4791234567', state: 'QUEUED', class: 'service', sender: 'Delebil' },
    { person: 'Ola Nordmann', state: 'QUEUED' },
  ])
  const before = fake.received.length
  await work()
  await work()
  expect(
    fake.received
      .slice(before)
      .map(({ to, msg, from }) => `${to} ${from} ${msg}`)
      .toSorted(),
  ).toEqual(['4741234567 Delebil Bilen er flyttet', '4791234567 Delebil Bilen er flyttet'])
  expect((await list()).map(({ state, sentBy }) => [state, sentBy])).toEqual([
    ['SENT', `Ansatt ${staff.personId}`],
    ['SENT', `Ansatt ${staff.personId}`],
  ])
})

test('the same call with the same key is done once', async () => {
  const key = '8f6f3c0e-1f7c-4a43-9f0a-0d6a1c7e5b11'
  const first = await send({ ...text, recipientIds: [70] }, key)
  expect(await send({ ...text, recipientIds: [70] }, key)).toEqual(first)
  expect(await list()).toHaveLength(1)
})

test('a number that several have gets one, and those who cannot get any are told of', async () => {
  const { data, receivers } = await preview({ ...text, recipientIds: [70, 72, 73, 74] })
  expect(data.map(({ personId, obstacle }) => [personId, obstacle])).toEqual([
    [70, null],
    [72, 'SAME_NUMBER'],
    [73, 'NO_MOBILE'],
    [74, 'NO_PHONE'],
  ])
  expect(receivers).toBe(1)
  expect(await list()).toEqual([])
  expect(await send({ ...text, recipientIds: [73, 74] })).toBe('sms.no-receiver')
})

test('a preview says parts, price, what was turned and what is foreign, and its text is what is sent', async () => {
  await decide('smsPriceOre', 49)
  const typed = { messageText: `«Hei»\u00a0${'a'.repeat(160)}`, recipientIds: [70] }
  const shown = await preview(typed)
  expect(shown).toMatchObject({ parts: 2, priceOre: 98, partOre: 49, foreign: [], left: 1000 })
  expect(shown.turned).toEqual([
    { from: '«', to: '"', count: 1 },
    { from: '»', to: '"', count: 1 },
    { from: '\u00a0', to: ' ', count: 1 },
  ])
  expect((await preview({ messageText: 'Hei č', recipientIds: [70] })).foreign).toEqual(['č'])
  await send(typed)
  await work()
  expect(fake.received.at(-1)?.msg).toBe(shown.data[0]?.text)
  expect((await list())[0]).toMatchObject({ parts: 2, priceOre: 98 })
})

test('before a text is written a preview says who gets it, and counts nothing', async () => {
  const shown = await preview({ messageText: '', recipientIds: [70, 73] })
  expect(shown).toMatchObject({ receivers: 1, parts: 0, priceOre: 0 })
  expect(shown.data.map(({ obstacle }) => obstacle)).toEqual([null, 'NO_MOBILE'])
  expect((await ask('sms.send', { messageText: '', recipientIds: [70] })).status).toBe(400)
})

test('fields are filled for each receiver, and whoever lacks one gets nothing', async () => {
  const { data } = await preview({ messageText: 'Hei {fornavn}, {regnr} er klar', recipientIds: [70, 71] })
  expect(data.map(({ obstacle, missing }) => [obstacle, missing])).toEqual([
    ['EMPTY_FIELD', 'regnr'],
    [null, null],
  ])
  expect(data[1]?.text).toMatch(/^Hei Ola, [A-Z]{2}\d+ er klar$/)
  const about = await preview({ messageText: '{bil} {start}', recipientIds: [], reservationIds: [770] })
  expect(about.data).toMatchObject([{ personId: 71, reservationId: 770, obstacle: null }])
})

test('a refused sending says at which field, or why', async () => {
  const refused = async (body: object) => {
    const { status, body: answer } = await ask('sms.send', body)
    return [status, answer.errors[0]?.fieldName ?? answer.code, answer.errors[0]?.code]
  }
  expect(await refused({ messageText: ' ', recipientIds: [70] })).toEqual([400, 'messageText', 'field.required'])
  expect(await refused({ ...text, recipientIds: [] })).toEqual([400, 'recipientIds', 'field.required'])
  expect(await refused({ messageText: 'a'.repeat(1072), recipientIds: [70] })).toEqual([
    400,
    'messageText',
    'field.sms-too-long',
  ])
  expect(await refused({ ...text, recipientIds: [70, 75] })).toEqual([400, 'recipientIds', 'field.unknown'])
  expect((await ask('sms.send', { ...text, recipientIds: [70] }, other)).status).toBe(400)
})

test('the day has a cap for all that is sent in it, and 0 sends nothing', async () => {
  await decide('smsDayCap', 3)
  expect(await send({ ...text, recipientIds: [70, 71] })).toMatchObject({ parts: 2 })
  expect(await send({ ...text, recipientIds: [70, 71] })).toBe('sms.cap')
  expect(await list()).toHaveLength(2)
  await decide('smsDayCap', 0)
  expect(await send({ ...text, recipientIds: [70] })).toBe('sms.cap')
})

test('quiet hours put off until they are over what does not hurry, and news whatever is said', async () => {
  const hour = Number(new Intl.DateTimeFormat('nb', { hour: 'numeric', timeZone: 'Europe/Oslo' }).format().slice(0, 2))
  await decide('smsQuietFrom', hour)
  await decide('smsQuietTo', (hour + 2) % 24)
  expect(await send({ ...text, recipientIds: [70] })).toMatchObject({ sendAt: expect.any(String) })
  expect(await send({ ...text, recipientIds: [71], class: 'news', isUrgent: true })).toMatchObject({
    sendAt: expect.any(String),
  })
  const before = fake.received.length
  await work()
  expect(fake.received).toHaveLength(before)
  expect(await send({ ...text, recipientIds: [70], isUrgent: true })).toMatchObject({ sendAt: null })
  await work()
  expect(fake.received).toHaveLength(before + 1)
  await work(later(121))
  expect(fake.received).toHaveLength(before + 3)
})

test('news say how to get no more, and whoever answers STOPP gets none, but still what is about a trip', async () => {
  await decide('smsSender', '+4790000000')
  await send({ ...text, recipientIds: [70], class: 'news' })
  await work()
  expect(fake.received.at(-1)?.msg).toBe('Bilen er flyttet\nSvar STOPP om du ikke vil ha nyheter.')
  expect(await fake.answer('4791234567', 'Stopp!')).toBe(204)
  expect((await preview({ ...text, recipientIds: [70], class: 'news' })).data[0]?.obstacle).toBe('STOPPED')
  expect((await preview({ ...text, recipientIds: [70] })).data[0]?.obstacle).toBeNull()
  expect((await preview({ ...text, recipientIds: [71], class: 'news' })).data[0]?.obstacle).toBeNull()
})

test('news that are turned off in the profile come from no club', async () => {
  const { change } = site.database
  await change(`insert into notification_choice (person_id, kind, ways) values (70, 'NEWS', '{}')`)
  expect((await preview({ ...text, recipientIds: [70], class: 'news' })).data[0]?.obstacle).toBe('STOPPED')
  expect((await preview({ ...text, recipientIds: [70] })).data[0]?.obstacle).toBeNull()
  await change('delete from notification_choice')
})
