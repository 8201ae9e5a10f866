import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeSmsGateway, startFakeSms } from './fake.ts'
import { type SmsGateway, SmsNotTaken } from './port.ts'
import { createSveveSms } from './sveve-sms.ts'

let fake: FakeSmsGateway
let gateway: SmsGateway
beforeEach(async () => {
  fake = await startFakeSms((secret) => `/${secret}`, 3000)
  gateway = createSveveSms(fake, 500)
})
afterEach(() => fake.stop())

const message = (to: string, more: { readonly text?: string; readonly sender?: string } = {}) => ({
  ref: randomUUID(),
  to,
  sender: 'Byfjord',
  text: 'Bilen på Brygga er klar',
  ...more,
})
const [first, second, third] = [message('+4791234567'), message('+4722123456'), message('+46701234567')]

test('several SMS go as one call, and each is answered for by its reference', async () => {
  const answers = await gateway.send([first, second, third])
  expect(answers.get(first.ref)).toEqual({ isTaken: true })
  expect(answers.get(second.ref)).toEqual({ isTaken: false, reason: 'Telefonnummeret er ikke et mobilnummer' })
  expect(answers.get(third.ref)).toEqual({ isTaken: true })
  expect(fake.received.map(({ to, from, msg }) => [to, from, msg])).toEqual([
    ['4791234567', 'Byfjord', 'Bilen på Brygga er klar'],
    ['46701234567', 'Byfjord', 'Bilen på Brygga er klar'],
  ])
})

test('the fake counts parts as the standard does, and takes neither a long sender nor a generic one', async () => {
  await gateway.send([message('+4791234567', { text: 'å'.repeat(161) })])
  expect(fake.received.at(-1)?.parts).toBe(2)
  for (const sender of ['Delebil Bergen', 'INFO'])
    expect([...(await gateway.send([message('+4791234567', { sender })])).values()]).toEqual([
      expect.objectContaining({ isTaken: false }),
    ])
})

test('a gateway that takes nothing says so, and one that leaves it open does not', async () => {
  for (const behaviour of ['down', 'no-money'] as const) {
    fake.script(behaviour)
    await expect(gateway.send([first])).rejects.toThrow(SmsNotTaken)
  }
  for (const behaviour of ['loses-answer', 'slow', 'garbage'] as const) {
    fake.script(behaviour)
    const failure = await gateway.send([first]).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(SmsNotTaken)
  }
  const gone = await startFakeSms((secret) => `/${secret}`)
  await gone.stop()
  await expect(createSveveSms(gone).send([first])).rejects.toThrow(SmsNotTaken)
})

test('a wrong password is told in the words of the gateway', async () => {
  const wrong = createSveveSms({ ...fake, password: 'nei' })
  await expect(wrong.send([first])).rejects.toThrow('Feil brukernavn/passord')
})

test('a call of the gateway is read where it is a report or an answer, and no other is', () => {
  const { ref } = first
  const sent = { number: '4791234567', id: '42', ref, errorCode: '', errorDesc: '' }
  const report = { kind: 'report', ref, number: '+4791234567', isDelivered: true, reason: '' }
  expect(gateway.readNews({ ...sent, status: 'true' })).toEqual(report)
  expect(gateway.readNews({ ...sent, number: 91234567, status: true })).toEqual(report)
  expect(gateway.readNews({ ...sent, status: 'false', errorCode: '7', errorDesc: 'Av' })).toEqual({
    ...report,
    isDelivered: false,
    reason: 'Av 7',
  })
  expect(gateway.readNews({ number: '4791234567', msg: ' STOPP ', shortnumber: '2012' })).toEqual({
    kind: 'answer',
    number: '+4791234567',
    text: 'STOPP',
  })
  for (const nothing of [
    {},
    { number: '4791234567' },
    { ...sent, status: 'kanskje' },
    { ...sent, ref: '1', status: 'true' },
  ])
    expect(gateway.readNews(nothing)).toBeUndefined()
})
