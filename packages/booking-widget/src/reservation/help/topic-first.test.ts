import { expect, it } from 'vitest'
import { topicFirst } from './topic-first.ts'

const fuelCard = { title: 'Drivstoffkortet virker ikke', tags: ['FUEL', 'LOST_CARD', 'EXPENSES', 'DIESEL'] } as const
const keyCard = { title: 'Jeg har mistet nøkkelkortet mitt', tags: ['LOST_CARD'] } as const
const parkingCard = { title: 'Ladebrikken er borte', tags: ['LOST_CARD', 'ELECTRIC'] } as const
const titles = (situations: readonly { tags: readonly string[]; title: string }[]) =>
  situations.map(({ title }) => title)

it('a lost card comes before an entry that is about cards among other things', () => {
  const sorted = topicFirst([fuelCard, keyCard].map((one) => ({ ...one, tags: [...one.tags] })))
  expect(titles(sorted)).toEqual([keyCard.title, fuelCard.title])
})

it('entries about as much keep the order in which they fit the car', () => {
  const sorted = topicFirst([parkingCard, keyCard].map((one) => ({ ...one, tags: [...one.tags] })))
  expect(titles(sorted)).toEqual([parkingCard.title, keyCard.title])
})
