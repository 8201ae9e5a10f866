import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { overlaySurface } from '../popover/popover.css.ts'
import { focusOutline } from '../theme/focus-ring.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  // A row as high as the screen: one that grew with its content would push the foot of a long modal out of reach.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  padding: space.s16,
  boxSizing: 'border-box',
  height: 'var(--visual-viewport-height, 100dvh)',
  backgroundColor: color.backdrop,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.normal}` } },
  '@media': { '(max-width: 559.98px)': { alignItems: 'end', padding: 0 } },
})

const surface = style([
  overlaySurface,
  {
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    borderRadius: vars.radius.sheet,
    selectors: { '[data-entering] > &': { animation: `${rise} ${vars.duration.normal} ease-out` } },
    '@media': {
      '(max-width: 559.98px)': { borderEndStartRadius: 0, borderEndEndRadius: 0, maxWidth: '100%' },
      [media.reducedMotion]: { selectors: { '[data-entering] > &': { animation: 'none' } } },
    },
  },
])

export const sizes = styleVariants({
  small: [surface, { '@media': { '(min-width: 560px)': { maxWidth: inUnit(440) } } }],
  medium: [surface, { '@media': { '(min-width: 560px)': { maxWidth: inUnit(600) } } }],
  large: [surface, { '@media': { '(min-width: 560px)': { maxWidth: inUnit(880) } } }],
})

export const dialog = style([
  reset,
  { display: 'flex', flexDirection: 'column', width: '100%', maxHeight: '100%', outline: 'none' },
])
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s16,
  padding: `${space.s24} ${space.s24} 0`,
})
export const heading = style([
  reset,
  {
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    color: color.text,
    paddingBlock: inUnit(6),
  },
])
export const closeButton = style({ margin: `${inUnit(-4)} ${inUnit(-8)} 0 0` })
export const body = style({
  padding: `${space.s12} ${space.s24} ${space.s24}`,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusOutline, outlineOffset: '-3px' } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: space.s12,
  padding: `0 ${space.s24} max(${space.s24}, env(safe-area-inset-bottom))`,
})
