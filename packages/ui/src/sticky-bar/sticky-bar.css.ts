import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const foot = `max(${space.s16}, env(safe-area-inset-bottom))`

/** Reaches over the padding of what scrolls around it, to its edges. */
export const bar = style([
  reset,
  {
    position: 'sticky',
    // It sticks to the inside of the padding, and is to cover it; a page that scrolls as a whole says what stands at its foot.
    bottom: `var(--page-foot, calc(-1 * ${foot}))`,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    marginTop: 'auto',
    marginInline: `calc(-1 * ${space.s16})`,
    marginBottom: `calc(-1 * ${foot})`,
    padding: `${space.s12} ${space.s16} ${foot}`,
    backgroundColor: color.surface,
    color: color.text,
    borderTop: `1px solid ${color.border}`,
    '@media': { [media.forcedColors]: { borderTopColor: 'CanvasText' } },
  },
])
export const refusal = style([reset, { outline: 'none' }])
export const row = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s16, rowGap: space.s8 },
])
/** As wide as it needs; the action takes the rest, or a line of its own. */
export const summary = style({ display: 'flex', flexDirection: 'column', flex: '0 1 auto', minWidth: 0 })
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s8,
  flex: '1 1 9em',
  minWidth: 0,
})
/** Where staff write: the foot of the page, where nothing grows but the refusal. */
export const oneLine = style([
  bar,
  {
    selectors: { '&[data-refused]': { borderTop: `2px solid ${color.danger}` } },
    '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'center' } },
  },
])
globalStyle(`${oneLine} > ${refusal}`, { flex: '1 1 auto', minWidth: 0 })
globalStyle(`${oneLine} > ${row}`, {
  '@media': { [media.wide]: { marginInlineStart: 'auto', flexWrap: 'nowrap', flexShrink: 0 } },
})
globalStyle(`${oneLine} ${actions}`, { '@media': { [media.wide]: { flexDirection: 'row', flex: '0 0 auto' } } })
