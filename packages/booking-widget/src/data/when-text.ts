import { formatDateTime, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'

/** '14:30' today, else with the date. */
export const whenText = (at: Date, now: Date): string =>
  osloDateText(at) === osloDateText(now) ? formatTime(at) : formatDateTime(at)
