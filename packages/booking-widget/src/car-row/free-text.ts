import type { Period } from '@delebil/validation'
import { formatPeriod, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { texts } from '../locale/texts.ts'

/** 'Ledig 15:00–21:00', with dates where the window reaches over midnight. */
export function freeText(stretch: Period, window: Period): string {
  const isOneDay = osloDateText(window.start) === osloDateText(window.end)
  if (isOneDay) return texts.car.freeFrom(formatTime(stretch.start), formatTime(stretch.end))
  return texts.car.freeStretch(formatPeriod(stretch))
}
