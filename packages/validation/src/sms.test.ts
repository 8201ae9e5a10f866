import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone } from './phone.ts'
import { checkSmsSender, checkSmsText, fillSms, isAnswerable, isStop, isYes, quietUntil, smsNumber } from './sms.ts'

const at = (text: string) => new Date(text)
const night = { smsQuietFrom: 21, smsQuietTo: 8 }

describe('an SMS', () => {
  it('[Z14] has a sender of 3 to 11 characters that says who sends, or a number', () => {
    for (const good of ['Byfjord', 'Bil', 'Delebil 123', 'Bergen Bil', '+4791234567', '2012', 'Ærø Bil'])
      expect(checkSmsSender(good)).toBeUndefined()
    for (const bad of ['Bi', 'Delebil 1234', 'Byfjord!', 'Del-ebil', '123', ' - '])
      expect(checkSmsSender(bad)).toBe('field.sms-sender')
    for (const nobody of ['INFO', 'sms', 'Varsel']) expect(checkSmsSender(nobody)).toBe('field.sms-sender-name')
    expect(checkSmsSender(' ')).toBe('field.required')
    expect([isAnswerable('+4791234567'), isAnswerable('2012'), isAnswerable('Byfjord')]).toEqual([true, true, false])
  })

  it('[Z15] goes to Norwegian mobiles and to numbers abroad, never to a fixed line', () => {
    expect([smsNumber('912 34 567'), smsNumber('004741234567'), smsNumber('+47 91234567')]).toEqual([
      '+4791234567',
      '+4741234567',
      '+4791234567',
    ])
    expect(smsNumber('+46 70 123 45 67')).toBe('+46701234567')
    for (const none of [undefined, null, '', '55 12 34 56', '+4722123456', '+47581234567890', '+0712345678', 'nei'])
      expect(smsNumber(none)).toBeUndefined()
  })

  it('[Z15] goes to the same number however the phone is written', () => {
    const mobile = fc.integer({ min: 40_000_000, max: 49_999_999 }).map(String)
    fc.assert(
      fc.property(mobile, (digits) => {
        for (const written of [digits, `+47${digits}`, `0047 ${digits}`, formatPhone(digits)])
          expect(smsNumber(written)).toBe(`+47${digits}`)
      }),
    )
  })

  it('[Z16] is put off in the quiet hours until they are over, on both sides of midnight', () => {
    const until = (text: string) => quietUntil(at(text), night)?.toISOString()
    expect(until('2026-11-25T20:59:59+01:00')).toBeUndefined()
    expect(until('2026-11-25T21:00:00+01:00')).toBe('2026-11-26T07:00:00.000Z')
    expect(until('2026-11-26T07:59:59+01:00')).toBe('2026-11-26T07:00:00.000Z')
    expect(until('2026-11-26T08:00:00+01:00')).toBeUndefined()
    // The night in which the clock goes back is an hour longer.
    expect(until('2026-10-24T22:00:00+02:00')).toBe('2026-10-25T07:00:00.000Z')
    const day = { smsQuietFrom: 9, smsQuietTo: 15 }
    expect(quietUntil(at('2026-11-25T14:59:00+01:00'), day)?.toISOString()).toBe('2026-11-25T14:00:00.000Z')
    expect(quietUntil(at('2026-11-25T03:00:00+01:00'), { smsQuietFrom: 8, smsQuietTo: 8 })).toBeUndefined()
  })

  it('[Z16] put off once is put off no more', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    const instant = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(hour, hour, instant, (smsQuietFrom, smsQuietTo, now) => {
        const until = quietUntil(now, { smsQuietFrom, smsQuietTo })
        if (until === undefined) return
        expect(until.getTime()).toBeGreaterThan(now.getTime())
        expect(quietUntil(until, { smsQuietFrom, smsQuietTo })).toBeUndefined()
      }),
    )
  })

  it('[Z17] that is answered with STOPP ends the news, in whatever letters and with nothing more', () => {
    for (const stop of ['STOPP', 'stopp', ' Stopp. ', 'STOP', 'Stopp!']) expect(isStop(stop)).toBe(true)
    for (const more of ['Stopp bilen', 'Ikke stopp', 'ST OPP', '']) expect(isStop(more)).toBe(false)
  })

  it('[Z18] that is answered with JA accepts, in whatever letters and with nothing more', () => {
    for (const yes of ['JA', 'ja', ' Ja! ', 'Ja.']) expect(isYes(yes)).toBe(true)
    for (const more of ['ja takk', 'jada', 'nei', 'ja ja', '']) expect(isYes(more)).toBe(false)
  })

  it('[Z19] with a field that nothing is known for is not sent, and the field is named', () => {
    const text = 'Hei {fornavn}! {bil} er klar, {fornavn}.'
    expect(fillSms(text, { fornavn: 'Kari', bil: ' Yaris ' })).toEqual({ text: 'Hei Kari! Yaris er klar, Kari.' })
    expect(fillSms(text, { fornavn: 'Kari', bil: ' ' })).toEqual({ missing: 'bil' })
    expect(fillSms('{ukjent}', {})).toEqual({ missing: 'ukjent' })
    expect(fillSms('Uten felt {}', {})).toEqual({ text: 'Uten felt {}' })
  })

  it('[Z20] is at most seven parts', () => {
    expect(checkSmsText(' \n')).toBe('field.required')
    expect([checkSmsText('a'.repeat(1071)), checkSmsText('a'.repeat(1072))]).toEqual([undefined, 'field.sms-too-long'])
    expect([checkSmsText('č'.repeat(469)), checkSmsText('č'.repeat(470))]).toEqual([undefined, 'field.sms-too-long'])
  })
})
