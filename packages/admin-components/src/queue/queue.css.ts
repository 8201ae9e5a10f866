import { focusOutline, focusRing, inUnit, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { columns } from '../record/record.css.ts'

const { color, space } = vars

/** Beside the cases a record needs so much for two columns. */
const roomy = 'screen and (min-width: 1360px)'

export const frame = style([
  reset,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [`screen and ${media.wide}`]: {
        gridTemplateColumns: `${inUnit(300)} minmax(0, 1fr)`,
        columnGap: 'var(--admin-gutter)',
        marginInlineStart: 'calc(-1 * var(--admin-gutter))',
      },
    },
  },
])
export const opened = style([reset, { display: 'flex', flexDirection: 'column', gap: space.s16, minWidth: 0 }])
// On a phone the list is a page of its own, and so is a case.
export const cases = style([
  reset,
  {
    display: 'none',
    '@media': {
      [`screen and ${media.wide}`]: {
        display: 'flex',
        flexDirection: 'column',
        position: 'sticky',
        top: 'var(--admin-head)',
        alignSelf: 'start',
        height: 'calc(100vh - var(--admin-head) - var(--admin-foot))',
        overflowY: 'auto',
        backgroundColor: color.surface,
        borderInlineEnd: `1px solid ${color.border}`,
      },
    },
  },
])
export const count = style([
  reset,
  typography.meta,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    gap: space.s8,
    minHeight: vars.bar.tabs,
    paddingInline: space.s16,
    color: color.textMuted,
  },
])
/** Nothing else stands over the cases. */
export const onlyCount = style([count, { minHeight: vars.bar.page, borderBottom: `1px solid ${color.border}` }])
export const toTable = style([
  reset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.target,
    paddingInline: space.s4,
    color: color.primary,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    selectors: { ...focusRing.selectors, '&[data-hovered]': { textDecoration: 'underline' } },
  },
])
export const search = style([reset, { flexShrink: 0, paddingInline: space.s12, paddingBlockEnd: space.s4 }])
export const news = style([
  reset,
  { flexShrink: 0, paddingInline: space.s12, selectors: { '&:has(button)': { paddingBlock: space.s4 } } },
])
export const none = style([reset, typography.body, { padding: space.s16, color: color.textMuted }])
export const rows = style([reset, { listStyle: 'none' }])
export const row = style([
  reset,
  focusRing,
  tabularFigures,
  {
    display: 'grid',
    width: '100%',
    appearance: 'none',
    background: 'none',
    cursor: 'pointer',
    gap: space.s2,
    padding: `${space.s8} ${space.s12}`,
    color: color.text,
    textDecoration: 'none',
    borderBottom: `1px solid ${color.border}`,
    borderInlineStart: '3px solid transparent',
    selectors: {
      ...focusRing.selectors,
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[aria-current]': { backgroundColor: color.primarySoft, borderInlineStartColor: color.primary },
    },
    '@media': {
      [media.forcedColors]: {
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  },
])
export const keys = style([
  reset,
  typography.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s12}`,
    marginBlockStart: 'auto',
    padding: space.s12,
    color: color.textMuted,
    '@media': { [media.coarse]: { display: 'none' } },
  },
])
export const keyPart = style({ display: 'inline-flex', alignItems: 'center', gap: space.s4 })
export const more = style([
  reset,
  typography.body,
  {
    outline: 'none',
    selectors: { '&:focus-visible': { ...focusOutline, outlineOffset: '-3px' } },
    appearance: 'none',
    background: 'none',
    cursor: 'pointer',
    width: '100%',
    minHeight: vars.size.target,
    color: color.primary,
    fontWeight: vars.font.weightBold,
  },
])
// The head of a record is as high as its words need.
globalStyle(`${opened} > *`, { flexShrink: 0 })
globalStyle(`${opened} ${columns}`, {
  '@media': {
    [`screen and ${media.wide}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [roomy]: { gridTemplateColumns: `minmax(0, 1fr) ${inUnit(280)}` },
  },
})
