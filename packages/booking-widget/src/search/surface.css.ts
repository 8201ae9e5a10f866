import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
/** With a large text on a small screen the words need the room more. */
const side = `min(${space.s24}, 7vw)`

/** A head that stays, what is scrolled, and a foot that stays. On a phone it covers the screen. */
export const screen = style([
  reset,
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.overlay,
    height: 'var(--visual-viewport-height, 100dvh)',
    backgroundColor: color.raised,
    color: color.text,
  },
])
export const column = style([
  reset,
  { display: 'flex', flexDirection: 'column', height: '100%', outline: 'none', containerType: 'inline-size' },
])
const enlarged = '(max-width: 15em)'
export const head = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    padding: `${space.s8} ${space.s12} ${space.s8} ${side}`,
    borderBottom: `1px solid ${color.border}`,
    '@container': {
      [enlarged]: { selectors: { '&:has(> :nth-child(3))': { flexWrap: 'wrap', justifyContent: 'flex-end' } } },
    },
  },
])
export const heading = style([
  reset,
  {
    flex: 1,
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    outline: 'none',
    '@container': { [enlarged]: { selectors: { '&:nth-last-child(3)': { flexBasis: '100%' } } } },
  },
])
export const body = style([
  reset,
  {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space.s16} ${side}`,
    containerType: 'inline-size',
  },
])
export const foot = style([
  reset,
  {
    padding: `${space.s12} ${side} max(${space.s12}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.border}`,
  },
])
