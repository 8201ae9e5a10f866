import { formatMoment } from '@delebil/admin-components'

/** An instant of the wire as a person reads it; a dash where there is none. */
export const momentOrDash = (text: string | null): string => formatMoment(text) || '–'
