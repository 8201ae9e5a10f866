import { formatDateTime, formatPeriod } from '@delebil/validation/text'
import type { Target } from './draft.ts'
import { planTexts as texts } from './plan-texts.ts'

/** From when to when, also where there is no end. */
export const periodText = ({ start, end, isOpen }: Omit<Target, 'carId'>): string =>
  isOpen ? texts.withoutEnd(formatDateTime(start)) : formatPeriod({ start, end })
