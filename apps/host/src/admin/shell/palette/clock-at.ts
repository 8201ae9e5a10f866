import { formatDateTime, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'

/** When something is: the time alone where it is today. */
export function clockAt(text: string, now: Date): string {
  const moment = new Date(text)
  return osloDateText(moment) === osloDateText(now) ? formatTime(moment) : formatDateTime(moment)
}
