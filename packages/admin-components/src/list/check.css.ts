import { focusOutline, inUnit, media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** As high as its row; over a card it stands above the link, which is as large as the card. */
export const target = style([
  reset,
  {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: inUnit(48),
    height: '100%',
    minHeight: `calc(${vars.row.item} - 1px)`,
    cursor: 'pointer',
  },
])
const tick = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'><path d='${path}' fill='none' stroke='black' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'/></svg>`)}")`

export const box = style([
  reset,
  {
    appearance: 'none',
    display: 'grid',
    width: inUnit(16),
    height: inUnit(16),
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: vars.radius.mark,
    backgroundColor: color.surface,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.primary },
      '&:is(:checked, :indeterminate)': { borderColor: color.primary, backgroundColor: color.primary },
      '&::before': { content: '""', opacity: 0, backgroundColor: color.onPrimary },
      '&:checked::before': { opacity: 1, mask: `${tick('M4 10.5l4 4 8-9')} center / contain no-repeat` },
      '&:indeterminate::before': { opacity: 1, mask: `${tick('M4 10h12')} center / contain no-repeat` },
      '&:focus-visible': focusOutline,
    },
    '@media': {
      [media.coarse]: { width: inUnit(20), height: inUnit(20) },
      [media.forcedColors]: { appearance: 'auto' },
    },
  },
])
