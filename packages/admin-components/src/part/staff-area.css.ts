import { densities, media } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Takes no room: it says that the staff area is here, and how dense. */
export const area = style({ display: 'contents' })

// On the root, so that dialogs and menus, which stand outside the area, are as dense.
const root = `html:has(.${area})`
globalStyle(root, {
  vars: densities.desk,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.coarse]: { vars: densities.touch } },
})
globalStyle(`${root} :where(button, input, textarea, select)`, { fontVariantNumeric: 'inherit' })
globalStyle(`html:has(.${area}[data-density="airy"])`, {
  '@media': { [`not all and ${media.coarse}`]: { vars: densities.airyRows } },
})
