import { paymentFindingText, paymentStateText, type Read } from '@delebil/core-api/admin'
import { paymentTexts as texts } from './payment-texts.ts'

/** How a payment stands, in words that say how much or what is wrong. */
export function stateTextOf({ state, finding, overOre, shortOre }: Read<'incoming-payments'>): string {
  if (state === 'OVER') return texts.tooMuch(overOre)
  if (state === 'SHORT') return texts.tooLittle(shortOre)
  return state === 'WAITING' && finding !== 'MATCHED' ? paymentFindingText[finding] : paymentStateText[state]
}
