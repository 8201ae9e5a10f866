import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSituationFor, parseHelpText, relevantSituations } from './situation.ts'

describe('help in a situation', () => {
  it('[H1] is shown where it is meant for', () => {
    expect(isSituationFor(['FROM_APP'], { tags: ['FROM_WEBAPP'] })).toBe(false)
    expect(isSituationFor(['FROM_APP'], { tags: ['FROM_APP'] })).toBe(true)
    expect(isSituationFor(['FUEL'], { tags: ['FROM_WEBAPP'] })).toBe(true)
    expect(isSituationFor(['FROM_APP', 'FROM_WEBAPP'], { tags: ['FROM_WEBAPP'] })).toBe(true)
  })

  it('[H2] speaks of the car at hand', () => {
    expect(isSituationFor(['CHARGING', 'ELECTRIC'], { tags: [], fuel: 'DIESEL' })).toBe(false)
    expect(isSituationFor(['CHARGING', 'ELECTRIC'], { tags: [], fuel: 'ELECTRIC' })).toBe(true)
    expect(isSituationFor(['CHARGING', 'ELECTRIC'], { tags: [] })).toBe(true)
    expect(isSituationFor(['CLEANING'], { tags: [], fuel: 'DIESEL' })).toBe(true)
    expect(isSituationFor(['CHARGING', 'ELECTRIC'], { tags: ['DIESEL'] })).toBe(false)
  })

  it('[H3] is about one of the topics', () => {
    expect(isSituationFor(['FUEL', 'EXPENSES'], { tags: ['EXPENSES', 'CHARGING'] })).toBe(true)
    expect(isSituationFor(['FUEL'], { tags: ['EXPENSES', 'FROM_WEBAPP'] })).toBe(false)
    expect(isSituationFor([], { tags: ['EXPENSES'] })).toBe(false)
  })

  it('[H4] has what is for just such a car first', () => {
    const [all, electric, other] = [{ tags: ['FUEL'] }, { tags: ['FUEL', 'HYBRID'] }, { tags: ['FUEL', 'DIESEL'] }]
    expect(relevantSituations([all, electric, other], { tags: ['FUEL'], fuel: 'HYBRID' })).toEqual([electric, all])
    expect(relevantSituations([other, all, electric], { tags: ['FUEL'] })).toEqual([other, all, electric])
  })

  it('[H6] entries about nothing but the topic asked for come before those that only touch it', () => {
    const touches = { tags: ['FUEL', 'LOST_CARD', 'HYBRID'] }
    const lost = { tags: ['LOST_CARD'] }
    expect(relevantSituations([touches, lost], { tags: ['LOST_CARD', 'FROM_APP'], fuel: 'HYBRID' })).toEqual([
      lost,
      touches,
    ])
    expect(relevantSituations([touches, lost], { tags: ['FROM_APP'] })).toEqual([touches, lost])
  })

  it.each(['LOST_CARD', 'EXPENSES'])(
    '[H7] %s alone keeps the order given, also where an entry is for just such a car',
    (topic) => {
      const touches = { tags: [topic, 'CHARGING', 'ELECTRIC'] }
      const anyCar = { tags: [topic] }
      const electric = { tags: [topic, 'ELECTRIC'] }
      const given = [touches, anyCar, electric]
      expect(relevantSituations(given, { tags: [topic, 'FROM_WEBAPP'], fuel: 'ELECTRIC' })).toEqual([
        anyCar,
        electric,
        touches,
      ])
      expect(relevantSituations(given, { tags: [topic, 'CHARGING'], fuel: 'ELECTRIC' })[0]).not.toBe(anyCar)
    },
  )

  it('[H5] reads paragraphs, points and steps', () => {
    expect(
      parseHelpText('Én linje\nog én til.\r\n\r\nGjør slik:\n1. Først\n2) Så\n\n- ett\n* to\n\n\n<b>ikke fet</b>'),
    ).toEqual([
      { kind: 'paragraph', text: 'Én linje og én til.' },
      { kind: 'paragraph', text: 'Gjør slik:' },
      { kind: 'steps', items: ['Først', 'Så'] },
      { kind: 'points', items: ['ett', 'to'] },
      { kind: 'paragraph', text: '<b>ikke fet</b>' },
    ])
    expect(parseHelpText(' \n\n ')).toEqual([])
  })

  it('[H5] loses no word', () => {
    const words = fc.array(fc.constantFrom('bil', '- bil', '1. bil', '', '<i>'), { maxLength: 30 })
    fc.assert(
      fc.property(words, (lines) => {
        const read = parseHelpText(lines.join('\n'))
          .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items))
          .join(' ')
        const kept = (text: string) => text.match(/bil|<i>/g)?.length ?? 0
        expect(kept(read)).toBe(kept(lines.join(' ')))
      }),
    )
  })
})
