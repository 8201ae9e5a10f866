import { longText } from '@delebil/core-api/admin'

/** Kept with what was done, for whoever reads the history. */
export const why = longText('Hvorfor?', { write: true, optional: true }, 500)

/** The same, where whoever is affected reads it too. */
export const mustSayWhy = longText('Hvorfor?', { write: true }, 500)
