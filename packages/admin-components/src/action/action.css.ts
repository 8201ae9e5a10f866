import { media, reset, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Not there where nothing is offered: an empty line would still have room around it. */
export const bar = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s8,
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      print: { display: 'none' },
      // One line, that goes on sideways: what the record is opened for comes before all that can be done with it.
      [media.phone]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: 'calc(-1 * var(--admin-gutter, 0px))',
        paddingInline: 'var(--admin-gutter, 0px)',
        // Room for the ring around what has the focus.
        marginBlock: `calc(-1 * ${space.s4})`,
        paddingBlock: space.s4,
      },
    },
  },
])
export const facts = style([
  reset,
  {
    display: 'grid',
    gap: space.s4,
    padding: `${space.s12} ${space.s16} ${space.s12} ${space.s32}`,
    color: color.onWarningSoft,
    backgroundColor: color.warningSoft,
    borderRadius: vars.radius.control,
    listStyle: 'disc',
  },
])

/** Around a quiet button that takes something away. */
export const danger = style({ display: 'inline-flex' })
const able = 'button:not([data-disabled]):not([data-still])'
globalStyle(`${danger} ${able}`, { color: color.danger })
globalStyle(`${bar} > *`, { flexShrink: 0 })
// The first of them keeps its distance from the rest of a bar.
globalStyle(`${bar} > :not(${danger}) + ${danger}`, { marginInlineStart: 'auto' })
globalStyle(`${danger}${danger} ${able}:is([data-hovered], [data-pressed])`, {
  color: color.onDangerSoft,
  backgroundColor: color.dangerSoft,
})
