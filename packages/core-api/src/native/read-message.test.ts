import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFromNative, readFromPage, readNativeAnswer } from './read-message.ts'

const kinds = ['answer', 'refusal', 'event', 'malformed']

describe('a message over the bridge', () => {
  test('of any kind is read or malformed, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (text) => {
        expect(kinds).toContain(readFromNative(text).kind)
        readFromPage(text)
      }),
      { numRuns: 1000 },
    )
  })

  test('with an event keeps the declared fields only; an unknown event is malformed', () => {
    const text = '{"event":"permission","body":{"of":"bluetooth","permission":"DENIED","more":1},"else":2}'
    expect(readFromNative(text)).toEqual({
      kind: 'event',
      event: { event: 'permission', body: { of: 'bluetooth', permission: 'DENIED' } },
    })
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', ''])
      expect(readFromNative(JSON.stringify({ event: name, body: {} })).kind).toBe('malformed')
  })

  test('with a problem has a declared code, or counts as failed', () => {
    expect(readFromNative('{"answerTo":"1","error":{"code":"car-silent"}}')).toMatchObject({ problem: 'car-silent' })
    expect(readFromNative('{"answerTo":"1","error":{"code":"x"}}')).toMatchObject({ problem: 'failed' })
  })

  test('with an answer must fit the request that was sent', () => {
    const car = { isLoggedIn: true, isLocked: null, areDoorsClosed: null, energyPercent: 100, odometerKm: null }
    expect(readNativeAnswer('open', { car })).toEqual({ car })
    expect(readNativeAnswer('open', { car: { ...car, energyPercent: 101 } })).toBeUndefined()
    expect(readNativeAnswer('scan', { car })).toBeUndefined()
    expect(readNativeAnswer('scan', { cars: [{ carId: 1, reservationId: null, signalDbm: -60 }] })).toBeDefined()
    expect(readNativeAnswer('requestNotifications', { permission: 'DENIED', subscription: null })).toBeDefined()
  })

  test('from the page must be a declared request', () => {
    const open = { id: 'a-1', request: 'open', body: { reservationId: 1, carId: 2 } }
    expect(readFromPage(JSON.stringify(open))).toEqual(open)
    expect(readFromPage(JSON.stringify({ ...open, request: 'explode' }))).toBeUndefined()
    expect(readFromPage(JSON.stringify({ ...open, body: { reservationId: 0, carId: 2 } }))).toBeUndefined()
    expect(readFromPage(JSON.stringify({ ...open, id: '' }))).toBeUndefined()
  })
})
