import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkName, checkTitle } from './name.ts'

const turned = '\u202e'

describe('names', () => {
  it.each([
    'Kari Nordmann',
    "Conan O'Brien",
    'Anne-Lise van der Berg',
    'J.R.R. Tolkien',
    'Øystein Å',
    'محمد علی',
    '山田 太郎',
    'Nguyễn Văn Ánh',
    'Åse\u0301 Li',
    'St. Clair',
    '',
  ])('[E17] a name holds letters of any script, marks, spaces, hyphens, apostrophes and periods: %j', (text) => {
    expect(checkName(text)).toBeUndefined()
  })

  it.each([
    'Kari\nNordmann',
    'Kari\tNordmann',
    'Kari https://x.no',
    'Kari evil.example',
    `Kari ${turned}nnamdroN`,
    'Kari \u0007 N',
    'Kari\u2028N',
    'Kari 1',
    'Kari <b>',
    'Kari @ N',
    'Kari\u200fN',
    'Kari\u200b N',
  ])('[E17] a name holds no addresses, line breaks, control characters or direction marks: %j', (text) => {
    expect(checkName(text)).toBe('field.name')
  })

  it('[E17] whatever is typed, a name that passes is one line without slashes, colons and direction marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (checkName(text) === undefined) expect(text).not.toMatch(/[/:@\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  it('[E19] a title is one line of signs that are seen, without addresses of pages', () => {
    for (const text of ['Nordmann rør & varme AS', 'Familien 4711', 'A/S «Havna»', ''])
      expect(checkTitle(text)).toBeUndefined()
    for (const text of ['Rør\nAS', `${turned}SA`, 'Se https://x.no', 'www.x.no', 'A\u0085B'])
      expect(checkTitle(text)).toBe('field.title')
  })
})
