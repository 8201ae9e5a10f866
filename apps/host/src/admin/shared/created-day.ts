import { formatDate } from '@delebil/validation/text'
import { osloDateText, parseInstant } from '@delebil/validation/time'

/** The day of a moment with its year, 'tor. 26. jan. 2023': of what lasts for years nobody asks the clock. */
export function createdDay(text: string): string {
  const at = parseInstant(text)
  return at ? `${formatDate(at)} ${osloDateText(at).slice(0, 4)}` : text
}
