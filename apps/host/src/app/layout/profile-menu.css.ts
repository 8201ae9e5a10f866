import { focusOutline, inUnit, reset, resetButton, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const trigger = style([
  resetButton,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: vars.size.targetSmall,
    alignSelf: 'center',
    paddingInline: space.s4,
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-pressed]': { backgroundColor: color.border },
      '&[data-focus-visible]': focusOutline,
    },
  },
])
export const name = style([
  reset,
  { maxWidth: inUnit(180), overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
])
export const popover = style([
  reset,
  {
    width: `min(${inUnit(340)}, calc(100vw - 16px))`,
    backgroundColor: color.raised,
    color: color.text,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    overflow: 'auto',
  },
])
export const person = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    padding: `${space.s16} ${space.s16} ${space.s12}`,
    borderBottom: `1px solid ${color.border}`,
  },
])
export const personTexts = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const personName = style([reset, { display: 'block', fontWeight: vars.font.weightBold }])
export const personMail = style([reset, { display: 'block', fontSize: vars.text.small, color: color.textMuted }])
export const menu = style([reset, { padding: space.s8, outline: 'none' }])
export const sectionHeading = style([
  reset,
  {
    padding: `${space.s8} ${space.s12} ${space.s4}`,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    color: color.textMuted,
  },
])
export const separator = style({ height: '1px', margin: `${space.s8} 0`, border: 0, backgroundColor: color.border })
export const empty = style([
  reset,
  { padding: `${space.s16}`, fontSize: vars.text.small, color: color.textMuted, lineHeight: vars.line.body },
])

export const entry = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: vars.size.target,
    paddingBlock: space.s8,
    paddingInline: space.s12,
    borderRadius: vars.radius.control,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
  },
])
export const entryTexts = style({ display: 'flex', flexDirection: 'column', gap: space.s2, flex: 1, minWidth: 0 })
export const entryName = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    selectors: { '[data-selected] &': { fontWeight: vars.font.weightBold } },
  },
])
export const entryNote = style([reset, { fontSize: vars.text.small, color: color.textMuted }])
export const check = style({ display: 'inline-flex', width: vars.size.icon, flexShrink: 0, color: color.text })
export const ownerIcon = style({ display: 'inline-flex', color: color.textMuted })
/** Of a phone's menu, which holds the site's own links too. */
export const panel = style([reset, { padding: space.s8, outline: 'none' }])
export const waysIn = style({
  padding: space.s8,
  borderTop: `1px solid ${color.border}`,
  marginTop: space.s8,
  paddingTop: space.s16,
})
