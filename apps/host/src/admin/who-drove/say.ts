import { formatDateTime } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'

export const read = (instant: string): Date => parseInstant(instant) ?? new Date(instant)

/** A moment of the log, as the letter says it. */
export const say = (instant: string): string => formatDateTime(read(instant))
