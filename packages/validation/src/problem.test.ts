import { expect, it } from 'vitest'
import { isProblemCode, problemText } from './problem.ts'

it('[E14] the field texts are the specification’s', () => {
  expect(problemText).toMatchObject({
    'field.phone': 'Ugyldig format på telefonnummer',
    'field.email': 'Ugyldig format på epost',
    'field.full-name': 'Må inneholde fornavn og etternavn',
    'field.digits': 'Kan bare inneholde tall',
    'field.required': 'Må fylles ut',
    'field.date': 'Dato må fylles ut (DD.MM.YYYY/DDMMYYYY)',
    'field.format': 'Ugyldig format',
    'login.failed': 'Feil brukernavn eller passord',
    'request.timeout': 'Request timed out',
  })
})

it('[E14] every code has a text, and only codes are codes', () => {
  const entries = Object.entries(problemText)
  expect(entries.length).toBeGreaterThan(30)
  for (const [code, text] of entries) {
    expect(code).toMatch(/^[a-z-]+\.[a-z-]+$/)
    expect(text.trim().length).toBeGreaterThan(4)
    expect(isProblemCode(code)).toBe(true)
  }
  for (const value of ['toString', 'field.', '', undefined, null, 3]) expect(isProblemCode(value)).toBe(false)
})
