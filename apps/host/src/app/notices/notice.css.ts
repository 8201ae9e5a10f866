import { inUnit, media, reset, tabularFigures, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const notice = style([
  reset,
  {
    paddingBlock: space.s12,
    paddingInline: `max(${space.s16}, env(safe-area-inset-left)) max(${space.s16}, env(safe-area-inset-right))`,
    flexShrink: 0,
    maxHeight: '50dvh',
    overflowY: 'auto',
    '@media': { [media.wide]: { paddingInline: space.s24 }, [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
])
export const notices = styleVariants({
  info: [notice, { backgroundColor: color.infoSoft, color: color.onInfoSoft }],
  warning: [notice, { backgroundColor: color.warningSoft, color: color.onWarningSoft }],
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s8} ${space.s12}` })
export const mark = style({ display: 'inline-flex' })
export const words = style({ flex: `1 1 ${inUnit(180)}`, minWidth: 0 })
export const title = style([reset, tabularFigures, { fontWeight: vars.font.weightBold, color: 'inherit' }])
export const text = style([reset, { color: 'inherit' }])
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 })
export const list = style([
  reset,
  {
    listStyle: 'none',
    display: 'grid',
    gap: space.s8,
    marginTop: space.s12,
    selectors: { '&[hidden]': { display: 'none' } },
  },
])
export const item = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    padding: space.s12,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface,
    color: color.text,
  },
])
export const what = style([reset, { color: color.textMuted, overflowWrap: 'anywhere' }])
export const problem = style([reset, { color: color.danger }])
