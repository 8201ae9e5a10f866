import { formatDateTime, parseInstant } from '@delebil/validation'

/** An instant of the wire as a person reads it; a dash where there is none. */
export function formatMoment(text: string | null): string {
  const at = text === null ? undefined : parseInstant(text)
  return at ? formatDateTime(at) : '–'
}
