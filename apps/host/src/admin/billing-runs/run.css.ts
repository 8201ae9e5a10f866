import { media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, radius, font } = vars

export const headline = style([
  reset,
  {
    display: 'grid',
    gap: space.s8,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
])
export const headlineRow = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: space.s8 },
])
export const large = style([typography.card, tabularFigures, { margin: 0, color: color.text }])
export const quiet = style([typography.meta, tabularFigures, { margin: 0, color: color.textMuted }])
export const track = style([
  reset,
  {
    blockSize: '8px',
    backgroundColor: color.sunken,
    borderRadius: radius.control,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
])
export const bar = style([
  reset,
  {
    blockSize: '100%',
    backgroundColor: color.primary,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
])
export const views = style([reset, { maxInlineSize: '320px' }])

export const rules = style([
  reset,
  {
    display: 'grid',
    gap: space.s8,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    listStyle: 'none',
  },
])
export const rule = style([
  typography.meta,
  tabularFigures,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s8,
    padding: `${space.s4} ${space.s8}`,
    color: color.danger,
    fontWeight: font.weightBold,
    border: `1px solid ${color.danger}`,
    borderRadius: radius.control,
  },
])

export const mends = style([reset, { display: 'grid', gap: space.s12, listStyle: 'none' }])
export const mend = style([
  reset,
  {
    display: 'grid',
    gap: space.s12,
    padding: space.s16,
    backgroundColor: color.surface,
    border: `1px solid ${color.border}`,
    borderInlineStart: `4px solid ${color.danger}`,
    borderRadius: radius.card,
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(180px, 260px) minmax(0, 1fr)' } },
  },
])
export const mendFields = style([
  reset,
  { display: 'grid', gap: space.s12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' },
])
export const breaches = style([typography.body, { margin: 0, paddingInlineStart: space.s16, color: color.text }])

export const steps = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', gap: `${space.s8} ${space.s16}`, listStyle: 'none' },
])
const oneStep = style([typography.body, { display: 'flex', alignItems: 'center', gap: space.s8 }])
export const stepMark = style([
  reset,
  tabularFigures,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: '50%',
    border: '1px solid currentColor',
  },
])
export const step = styleVariants({
  done: [oneStep, { color: color.textMuted }],
  here: [oneStep, { color: color.text, fontWeight: font.weightBold }],
  ahead: [oneStep, { color: color.textMuted }],
})
