import { Price, Skeleton } from '@delebil/ui'
import type { PriceText } from '@delebil/validation/text'

/** What something costs, beside the button that takes it: `undefined` while that is asked, nothing where it is not known. */
export function FootPrice({ words }: { readonly words: PriceText | null | undefined }) {
  if (words === undefined) return <Skeleton width={88} heightPx={42} />
  return words && <Price amount={words.amount} covers={words.covers} joint={words.joint} />
}
