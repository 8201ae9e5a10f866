import { focusOutline, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const name = style([
  reset,
  {
    fontSize: vars.text.title,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    overflowWrap: 'anywhere',
  },
])
export const cardLink = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s8,
    color: color.text,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline' },
      '&[data-focus-visible]': focusOutline,
    },
  },
])
export const list = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, listStyle: 'none' }])
export const subTitle = style([reset, { fontWeight: vars.font.weightBold }])
/** A quiet link whose words stand in line with the text around it. */
export const inLine = style({ marginInlineStart: `calc(-1 * min(${space.s16}, 5vw))` })
export const back = style([inLine, { marginBottom: space.s8 }])
export const steps = style([
  reset,
  tabularFigures,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s8,
    paddingInlineStart: space.s24,
    color: color.textMuted,
    lineHeight: vars.line.snug,
  },
])
