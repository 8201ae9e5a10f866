import { createHash } from 'node:crypto'

/** A code as it is kept, however it was typed: 78 bits of chance need no slow hash. */
export const hashCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest()
