import { inUnit, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The day and the time, side by side where there is room. */
export const moment = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    alignItems: 'start',
    gridTemplateColumns: '13fr 10fr',
    '@media': {
      // In the columns of the other fields.
      // In a narrow column the day is whole, and the time has what is left.
      '(min-width: 720px)': {
        gridTemplateColumns: `minmax(min(100%, ${inUnit(144)}), 1fr) minmax(0, 1fr)`,
        gap: space.s12,
      },
      '(max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])
export const group = style([reset, { minWidth: 0 }])
/** Stands for nothing. */
export const none = style({ color: color.textMuted })
export const place = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s12 }])
export const map = style([
  reset,
  {
    position: 'relative',
    height: '280px',
    overflow: 'hidden',
    backgroundColor: color.sunken,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
  },
])
/** Marks the middle of the map. */
export const aim = style({
  position: 'absolute',
  insetInlineStart: '50%',
  top: '50%',
  width: '24px',
  height: '24px',
  margin: '-12px 0 0 -12px',
  color: color.text,
  pointerEvents: 'none',
})
export const row = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }])
export const note = style([reset, { color: color.textMuted, fontSize: vars.text.small }])
