import { formatInstant } from '@delebil/validation/time'

const texts = new Map<number, string>()
const TEXTS_KEPT = 20_000

/** `formatInstant`, remembered: searches name the same half hours over and over, and writing one costs a microsecond. */
export const instantText = (at: Date): string => {
  const known = texts.get(at.getTime())
  if (known !== undefined) return known
  const text = formatInstant(at)
  if (texts.size >= TEXTS_KEPT) texts.clear()
  texts.set(at.getTime(), text)
  return text
}
