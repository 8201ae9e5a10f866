import { carConnection } from '@delebil/validation/bluetooth'
import { describe, expect, test, vi } from 'vitest'
import { createManualTimers } from '../sample/manual-timers.ts'
import { settle, startSimulated } from '../sample/start-simulated.ts'
import { createNativeControl } from './create-native-control.ts'

const mine = { reservationId: 501, carId: 11 }

async function start() {
  const simulated = startSimulated()
  await settle()
  const { control } = simulated
  const stateOf = ({ reservationId }: { reservationId: number }) =>
    carConnection(control.snapshot().cars, reservationId)
  return { ...simulated, stateOf }
}

describe('notifications', () => {
  test("a request with the server's key answers the subscription", async () => {
    const { control, app } = await start()
    expect(await control.requestNotifications('server-key')).toMatchObject({
      ok: true,
      answer: { permission: 'GRANTED', subscription: { endpoint: expect.stringContaining('https://') } },
    })
    expect(app.received.at(-1)).toMatchObject({ body: { publicKey: 'server-key' } })
    expect(control.snapshot().notifications).toBe('GRANTED')
  })

  test('a new subscription is passed on to its listeners', async () => {
    const { control, app } = await start()
    const heard = vi.fn<(subscription: object) => void>()
    const leave = control.onPushSubscription(heard)
    const subscription = { endpoint: 'https://push.test/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    app.emit({ event: 'pushSubscription', body: { subscription } })
    leave()
    app.emit({ event: 'pushSubscription', body: { subscription } })
    expect(heard.mock.calls).toEqual([[subscription]])
  })
})

describe('an app that does not keep to the protocol', () => {
  test.each([
    ['no JSON', '{'],
    ['another shape', '[1]'],
    ['an unknown event', '{"event":"explode","body":{}}'],
    ['a name that every object has', '{"event":"toString","body":{}}'],
    ['an event with a wrong body', '{"event":"bluetooth","body":{"power":"PURPLE"}}'],
    ['far too much', `{"event":"ready","body":{"x":"${'x'.repeat(100_001)}"}}`],
  ])('a message that is %s changes nothing and is reported', async (_, text) => {
    const { control, app, reports } = await start()
    const before = control.snapshot()
    app.sendText(text)
    await settle()
    expect(control.snapshot()).toBe(before)
    expect(reports).toEqual([expect.stringMatching(/^Native bridge: malformed message/)])
  })

  test('a malformed answer is a failure, and is reported without its content', async () => {
    const { control, app, reports, stateOf } = await start()
    app.behave('logIn', 'silent')
    control.act('LOG_IN', mine)
    app.sendText('{"answerTo":"p-2","body":{"car":{"isLoggedIn":"secret"}}}')
    await settle()
    expect(stateOf(mine)).toMatchObject({ state: 'UNKNOWN', error: 'failed' })
    expect(reports).toEqual(['Native bridge: malformed answer to logIn.'])
  })

  test('an unknown problem code is a failure like any other', async () => {
    const { control, app, stateOf } = await start()
    app.behave('logIn', 'silent')
    control.act('LOG_IN', mine)
    app.sendText('{"answerTo":"p-2","error":{"code":"car-is-shy"}}')
    await settle()
    expect(stateOf(mine).error).toBe('failed')
  })

  test('an answer to another page or request changes nothing', async () => {
    const { control, app, reports } = await start()
    const before = control.snapshot()
    app.sendText('{"answerTo":"q-1","body":{}}')
    await settle()
    expect(control.snapshot()).toBe(before)
    expect(reports).toEqual([])
  })

  test('a bridge that throws is silent, and reloading answers false', async () => {
    const timers = createManualTimers()
    const transport = {
      post: () => {
        throw new Error('gone')
      },
      listen: () => undefined,
    }
    const control = createNativeControl({ transport, timers, report: () => undefined })
    control.greet()
    await settle()
    expect(control.snapshot().link).toBe('SILENT')
    expect(await control.reload()).toBe(false)
  })
})
