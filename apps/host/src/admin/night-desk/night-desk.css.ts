import { focusRing, media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const box = {
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
} as const

export const page = style([reset, { display: 'grid', gap: space.s16, maxWidth: '1180px' }])
export const columns = style([
  reset,
  {
    display: 'grid',
    gap: space.s16,
    alignItems: 'start',
    gridTemplate: '"head" "desk" "facts" / minmax(0, 1fr)',
    '@media': {
      [media.wide]: { gridTemplate: '"head desk" auto "facts desk" 1fr / minmax(0, 1fr) 360px' },
    },
  },
])
export const panel = style([
  reset,
  { display: 'grid', alignContent: 'start', gap: space.s12, padding: space.s16, ...box },
])
export const head = style([panel, { gridArea: 'head' }])
export const desk = style([panel, { gridArea: 'desk', gap: space.s16 }])
export const facts = style([
  reset,
  {
    gridArea: 'facts',
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  },
])
export const heading = style([typography.card, { color: color.text }])
export const muted = style([typography.body, { color: color.textMuted }])
export const text = style([typography.body, { color: color.text, overflowWrap: 'anywhere' }])
export const name = style([
  typography.body,
  { display: 'block', fontWeight: vars.font.weightBold, overflowWrap: 'anywhere' },
])
export const plate = style([
  typography.page,
  tabularFigures,
  {
    width: 'fit-content',
    outline: 'none',
    paddingInline: space.s8,
    letterSpacing: '0.06em',
    color: color.text,
    backgroundColor: color.sunken,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
  },
])
export const line = style([reset, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }])
export const list = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const hits = style([reset, { overflow: 'hidden', listStyle: 'none', ...box }])
export const hit = style([
  typography.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s12,
    width: '100%',
    minHeight: vars.row.twoLines,
    padding: `${space.s4} ${space.s16}`,
    color: color.text,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    backgroundColor: 'transparent',
    border: 0,
    borderTop: `1px solid ${color.border}`,
    selectors: {
      'li:first-child > &': { borderTopWidth: 0 },
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
    '@media': { [media.coarse]: { minHeight: '64px' } },
  },
])
export const link = style([
  typography.body,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.targetSmall,
    color: color.primary,
    borderRadius: vars.radius.control,
    selectors: focusRing.selectors,
  },
])
export const action = style([
  typography.body,
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.s12,
    width: '100%',
    minHeight: '44px',
    padding: `${space.s4} ${space.s12}`,
    color: color.text,
    textAlign: 'start',
    cursor: 'pointer',
    backgroundColor: color.raised,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.control,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { backgroundColor: color.sunken },
      '&[data-pressed]': { backgroundColor: color.primarySoft },
      '&[aria-disabled]': {
        cursor: 'default',
        color: color.textMuted,
        borderStyle: 'dashed',
        backgroundColor: 'transparent',
      },
    },
    '@media': { [media.coarse]: { minHeight: '56px' } },
  },
])
export const main = style([
  action,
  {
    color: color.onPrimary,
    backgroundColor: color.primary,
    borderColor: color.primary,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.primaryHover },
      '&[data-pressed]': { backgroundColor: color.primaryPressed },
    },
  },
])
export const actionWords = style([reset, { display: 'grid', color: 'inherit', fontWeight: vars.font.weightBold }])
export const reason = style([reset, { fontSize: vars.text.small, color: 'inherit', lineHeight: vars.line.snug }])
export const key = style([
  reset,
  {
    minWidth: '28px',
    paddingInline: space.s4,
    textAlign: 'center',
    fontSize: vars.text.small,
    color: 'inherit',
    border: '1px solid currentColor',
    borderRadius: '6px',
    '@media': { '(hover: none)': { display: 'none' } },
  },
])
export const steps = style([reset, { display: 'grid', gap: space.s4, listStyle: 'none' }])
export const step = style([
  reset,
  tabularFigures,
  { display: 'flex', gap: space.s8, alignItems: 'center', color: color.textMuted },
])
export const stepDone = style([step, { color: color.text }])
export const note = style([
  reset,
  {
    padding: space.s12,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: vars.text.small,
    color: color.text,
    backgroundColor: color.sunken,
    borderRadius: vars.radius.control,
  },
])
export const answer = style([reset, { display: 'block', color: color.textMuted }])
export const help = style([
  reset,
  {
    borderTop: `1px solid ${color.border}`,
    selectors: { '&:first-of-type': { borderTop: 0 } },
  },
])
export const summary = style([
  reset,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    fontWeight: vars.font.weightBold,
    color: color.text,
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } },
  },
])
export const prose = style([reset, { whiteSpace: 'pre-wrap', paddingBottom: space.s12, color: color.text }])
