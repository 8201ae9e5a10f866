import { longText } from '@delebil/core-api/admin'

/** Kept with what was done, for whoever reads the history. */
export const why = longText('Hvorfor?', { write: true, optional: true }, 500)
