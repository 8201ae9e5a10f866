import { media, reset, vars } from '@delebil/ui/theme'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const region = style([
  reset,
  {
    position: 'fixed',
    insetInline: 0,
    bottom: 'var(--admin-foot, 0px)',
    zIndex: vars.zIndex.tooltip,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.s8,
    padding: `0 ${space.s16} max(${space.s24}, env(safe-area-inset-bottom))`,
    pointerEvents: 'none',
    '@media': {
      print: { display: 'none' },
      [media.phone]: { padding: `0 ${space.s8} max(${space.s8}, env(safe-area-inset-bottom))` },
    },
  },
])
export const stack = style([
  reset,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s8, width: '100%' },
])
const card = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    width: 'fit-content',
    maxWidth: 'min(640px, 100%)',
    padding: `${space.s8} ${space.s8} ${space.s8} ${space.s16}`,
    color: color.text,
    backgroundColor: color.raised,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'auto',
    animation: `${rise} ${vars.duration.normal} ease-out`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '2px solid CanvasText' },
      [media.phone]: { width: '100%' },
    },
  },
])
export const cards = styleVariants({
  info: [card],
  error: [card, { backgroundColor: color.dangerSoft, color: color.onDangerSoft, borderColor: color.danger }],
})
export const mark = style({
  display: 'inline-flex',
  color: color.primary,
  selectors: { [`${cards.error} &`]: { color: 'inherit' } },
})
export const words = style([reset, { flex: 1, minWidth: 0, paddingBlock: space.s8, color: 'inherit' }])
export const text = style([reset, { color: 'inherit', fontWeight: vars.font.weightBold, overflowWrap: 'anywhere' }])
export const detail = style([reset, { color: 'inherit', fontSize: vars.text.small }])
