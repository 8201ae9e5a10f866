import { VisuallyHidden } from '@delebil/ui'
import { type PriceText, priceWord } from '@delebil/validation/text'
import { muted } from './panel.css.ts'

/** A price as `amount` looks here, with what it covers below it. */
export function PriceWords({ price, amount }: { readonly price: PriceText; readonly amount: string }) {
  return (
    <>
      {price.label === priceWord.estimate && <span className={muted}>{price.label} </span>}
      <span className={amount}>{price.amount}</span>
      <VisuallyHidden>{price.joint}</VisuallyHidden>
      <span className={muted}>{price.covers}</span>
    </>
  )
}
