import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkNotificationWays,
  type NotificationKind,
  type NotificationWay,
  notificationKinds,
  notificationWays,
  waysThatReach,
} from './notification.ts'
import { extensionLinkSms, notificationSms } from './notification-sms.ts'
import { fillSms, smsFieldsIn } from './sms.ts'
import { smsParts } from './sms-text.ts'

const kinds = Object.keys(notificationKinds) as NotificationKind[]
const everything = { SMS: true, PUSH: true, MAIL: true }
const someWays = fc.subarray([...notificationWays])

describe('a message that comes by itself', () => {
  it('[Z21] comes in the ways that it can come in and that the person chose, one at least where it must arrive', () => {
    expect(checkNotificationWays('LATE_RETURN', [])).toBe('field.must-arrive')
    expect(checkNotificationWays('LATE_RETURN', ['PUSH'])).toBeUndefined()
    expect(checkNotificationWays('TRIP_START', [])).toBeUndefined()
    expect(checkNotificationWays('TRIP_END', ['MAIL'])).toBe('field.unknown')
    expect(checkNotificationWays('NEWS', ['PUSH'])).toBe('field.unknown')
  })

  it('[Z21] is by itself as one may choose it', () => {
    for (const kind of kinds) expect(checkNotificationWays(kind, notificationKinds[kind].standard)).toBeUndefined()
  })

  it('[Z22] goes in no way that was not chosen or does not reach, but by mail what must arrive and else would not', () => {
    expect(waysThatReach('LATE_RETURN', ['SMS'], { ...everything, SMS: false })).toEqual(['MAIL'])
    expect(waysThatReach('TRIP_START', ['SMS'], { ...everything, SMS: false })).toEqual([])
    fc.assert(
      fc.property(fc.constantFrom(...kinds), someWays, someWays, (kind, chosen, reaching) => {
        const reach = Object.fromEntries(notificationWays.map((way) => [way, reaching.includes(way)]))
        const ways = waysThatReach(kind, chosen, reach as Record<NotificationWay, boolean>)
        for (const way of ways) expect(reaching).toContain(way)
        const isFallback = ways.some((way) => !chosen.includes(way))
        if (isFallback) expect([kind, ways]).toEqual([kind, ['MAIL']])
        if (notificationKinds[kind].mustArrive && reach['MAIL']) expect(ways.length).toBeGreaterThan(0)
        else if (!notificationKinds[kind].mustArrive) expect(isFallback).toBe(false)
      }),
    )
  })

  it('[Z19] has an SMS whose fields are all known, and that is one part with short words', () => {
    for (const { text, fields } of [...Object.values(notificationSms), extensionLinkSms]) {
      expect(smsFieldsIn(text).filter((name) => !(fields as readonly string[]).includes(name))).toEqual([])
      const filled = fillSms(text, Object.fromEntries(fields.map((name) => [name, 'Kort ord'])))
      expect('text' in filled && smsParts(filled.text)).toMatchObject({ parts: 1, foreign: [] })
    }
  })
})
