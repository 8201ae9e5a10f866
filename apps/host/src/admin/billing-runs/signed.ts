import { formatNok } from '@delebil/validation/text'

/** An amount as it differs from another. */
export const signed = (ore: number): string => `${ore > 0 ? '+' : ''}${formatNok(ore)}`
