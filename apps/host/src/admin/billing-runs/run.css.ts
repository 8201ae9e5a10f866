import { media, reset, tabularFigures, typography, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, radius, font } = vars

export const views = style([reset, { maxInlineSize: '320px' }])

export const rules = style([
  reset,
  {
    display: 'grid',
    gap: space.s8,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
    listStyle: 'none',
  },
])
const rule = style([
  typography.meta,
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    padding: `${space.s4} ${space.s8}`,
    color: color.text,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
  },
])
export const ruleOf = styleVariants({ holds: [rule, {}], broken: [rule, { borderColor: color.danger }] })
export const ruleName = style([reset, { flex: 1, fontWeight: font.weightBold }])
export const mark = styleVariants({ holds: { color: color.primary }, broken: { color: color.danger } })

export const proof = style([reset, { display: 'grid', gap: space.s16, minInlineSize: 0 }])
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
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(140px, 200px) minmax(0, 1fr)' } },
  },
])
export const mendBody = style([reset, { display: 'grid', gap: space.s12, minInlineSize: 0 }])
export const mendForm = style([reset, { display: 'grid', gap: space.s12 }])
// Beside the buttons, where there is room for it before anything is typed: nothing moves when it comes.
export const triedRow = style([reset, { flex: '1 1 160px', alignSelf: 'center', minBlockSize: '20px' }])
export const checks = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const check = style([typography.body, { display: 'flex', gap: space.s8, alignItems: 'baseline' }])
export const log = style([reset, { display: 'grid', gap: space.s8, listStyle: 'none' }])
export const logged = style([typography.body, tabularFigures, { display: 'grid', overflowWrap: 'anywhere' }])
export const presses = style([reset, { display: 'flex', flexWrap: 'wrap', gap: space.s8 }])
export const tried = styleVariants({
  holds: [typography.meta, { display: 'flex', gap: space.s4, alignItems: 'center', margin: 0, color: color.primary }],
  broken: [typography.meta, { margin: 0, color: color.danger }],
})
export const breaches = style([typography.body, { margin: 0, paddingInlineStart: space.s16, color: color.text }])

export const stepsRow = style([
  reset,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: space.s8 },
])
export const deadline = style([
  typography.meta,
  tabularFigures,
  { display: 'flex', alignItems: 'center', gap: space.s4, color: color.textMuted, minBlockSize: '20px' },
])

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
