import { describe, expect, it } from 'vitest'
import { checkDigits } from './digits.ts'
import { checkEmail, checkEmails, parseEmails } from './email.ts'
import { checkFullName } from './full-name.ts'
import { canSubmitLogin, checkNewPassword } from './password.ts'
import { checkMaxLength, checkRequired } from './required.ts'

describe('text fields', () => {
  it.each(['medlem@delebil.test', ' a@b.no ', "o'neil+bil@sub.domain.co", `${'a'.repeat(64)}@b.no`])(
    '[E4] accepts %j',
    (text) => {
      expect(checkEmail(text)).toBeUndefined()
    },
  )

  it.each([
    '',
    'a',
    'a@b',
    '@b.no',
    'a@.no',
    'a@b..no',
    'a@-b.no',
    'a b@c.no',
    'a@b.no,c@d.no',
    'å@b.no',
    'a@b.no\n.x',
    `a@${'b'.repeat(64)}.no`,
    `${'a'.repeat(65)}@b.no`,
    `a@${'b.'.repeat(130)}no`,
  ])('[E4] refuses %j', (text) => {
    expect(checkEmail(text)).toBe('field.email')
  })

  it('[E4] answers a hostile text at once', () => {
    const hostile = `a@${'a-'.repeat(125)}!`
    const before = performance.now()
    expect(checkEmail(hostile)).toBe('field.email')
    expect(checkEmail('a.'.repeat(500_000))).toBe('field.email')
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('[E5] several addresses, all of them valid', () => {
    for (const text of ['a@b.no', 'a@b.no, c@d.no', 'a@b.no;c@d.no', ' a@b.no c@d.no ; '])
      expect(checkEmails(text)).toBeUndefined()
    for (const text of ['', ' ,; ', 'a@b.no, c@', 'a@b.no/c@d.no']) expect(checkEmails(text)).toBe('field.email')
    expect(parseEmails(' a@b.no,c@d.no; e@f.no\n')).toEqual(['a@b.no', 'c@d.no', 'e@f.no'])
  })

  it('[E6] a full name has two words', () => {
    for (const text of ['Kari Nordmann', ' Å Ø ', 'Anne-Lise van der Berg']) expect(checkFullName(text)).toBeUndefined()
    for (const text of ['', 'Kari', ' Kari ', '  ']) expect(checkFullName(text)).toBe('field.full-name')
  })

  it('[E7] digits only', () => {
    expect(checkDigits('0123')).toBeUndefined()
    expect(checkDigits('0123', 4)).toBeUndefined()
    expect(checkDigits('0123', 5)).toBe('field.format')
    for (const text of ['', '12a', '1.5', '-1', ' 1', '١٢']) expect(checkDigits(text)).toBe('field.digits')
  })

  it('[E8] mandatory texts and limits', () => {
    for (const text of ['', '  \n', null, undefined]) expect(checkRequired(text)).toBe('field.required')
    expect(checkRequired(' x ')).toBeUndefined()
    expect(checkMaxLength('12345', 5)).toBeUndefined()
    expect(checkMaxLength('123456', 5)).toBe('field.too-long')
  })

  it('[E9] a new password has 8 characters, as a person counts them', () => {
    expect(checkNewPassword('1234567')).toBe('field.password-short')
    expect(checkNewPassword('🚗🚗🚗🚗')).toBe('field.password-short')
    expect(checkNewPassword('12345678')).toBeUndefined()
    expect(checkNewPassword('æøå æøå ')).toBeUndefined()
  })

  it('[E10] log-in needs both', () => {
    expect(canSubmitLogin('a@b.no', 'x')).toBe(true)
    expect(canSubmitLogin(' ', 'x')).toBe(false)
    expect(canSubmitLogin('a@b.no', '')).toBe(false)
  })
})
