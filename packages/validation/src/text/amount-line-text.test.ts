import { expect, it } from 'vitest'
import { describeAmountLine } from './amount-line-text.ts'

it('[D8] a line of a price tells how its amount was reckoned, in the unit it is counted in', () => {
  const hours = { description: 'Leietid', quantity: 2.5, unit: 'time', unitPriceOre: 3900, totalOre: 9750 } as const
  expect(describeAmountLine(hours)).toEqual({
    description: 'Leietid',
    reckoning: '2,5\u00a0t × 39\u00a0kr',
    amount: '97,50\u00a0kr',
  })
})

it('[D8] a thing that is counted once has an amount and no arithmetic', () => {
  const start = { description: 'Startpris', quantity: 1, unit: 'stk', unitPriceOre: 3000, totalOre: 3000 } as const
  expect(describeAmountLine(start).reckoning).toBeUndefined()
  expect(describeAmountLine({ ...start, quantity: 2, totalOre: 6000 }).reckoning).toBe('2\u00a0stk × 30\u00a0kr')
})
