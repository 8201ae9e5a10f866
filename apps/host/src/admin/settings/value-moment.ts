import { formatDateTime, formatLongDate } from '@delebil/validation/text'
import { startOfOsloDay } from '@delebil/validation/time'

/** When a value begins, as a person reads it: a day, where it is one. */
export function valueMoment(validFrom: string): string {
  const at = new Date(validFrom)
  return at.getTime() === startOfOsloDay(at).getTime() ? formatLongDate(at) : formatDateTime(at)
}
