import { formatMoment as format } from '@delebil/admin-components'

/** An instant of the wire as a person reads it; a dash where there is none. */
export const formatMoment = (text: string | null): string => format(text) || '–'
