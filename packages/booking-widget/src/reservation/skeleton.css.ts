import { style } from '@vanilla-extract/css'

/** What stands below a list on its way begins out of sight, so that it is not seen to jump. */
export const tall = style({ minHeight: '100svh' })
