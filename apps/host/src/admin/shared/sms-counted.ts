import type { SmsParts } from '@delebil/validation'
import { formatCount } from '@delebil/validation/text'

/** So many SMS, as one reads it. */
export const smsCount = (count: number): string => `${formatCount(count)} SMS`

/** What a text counts as an SMS. */
export const smsCounted = ({ length, parts, left }: SmsParts): string =>
  `${formatCount(length)} tegn, ${smsCount(parts)}. ${formatCount(left)} igjen av ${parts > 1 ? 'den siste' : 'den'}.`
