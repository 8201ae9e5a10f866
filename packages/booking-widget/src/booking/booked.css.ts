import { inUnit, media, reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const booked = style([
  reset,
  { display: 'flex', flexDirection: 'column', gap: space.s16, minHeight: '100%', flex: 1 },
])
/** From edge to edge; the card below lies over its end. */
export const hero = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    marginInline: `calc(-1 * ${space.s16})`,
    padding: `${space.s16} ${space.s16} ${space.s64}`,
    backgroundColor: color.primarySoft,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { borderBlock: '1px solid CanvasText' } },
  },
])
export const check = style({ color: color.available })
export const title = style([
  reset,
  {
    fontSize: vars.text.display,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    letterSpacing: '-0.6px',
    color: color.text,
    textAlign: 'center',
  },
])
export const confirmed = style([reset, { color: color.onPrimarySoft, textAlign: 'center' }])
export const picture = style({ display: 'block', width: '100%', maxWidth: inUnit(240), paddingBlock: space.s12 })
export const name = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s12,
    fontSize: vars.text.large,
    fontWeight: vars.font.weightBold,
    color: color.text,
  },
])
export const card = style({ marginTop: `calc(-1 * ${space.s64})` })
export const price = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    marginTop: space.s16,
    paddingTop: space.s16,
    borderTop: `1px solid ${color.border}`,
  },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 })
/** As many as there is room for beside each other; the last takes what is left. */
export const action = style({ display: 'grid', flex: `1 1 ${inUnit(148)}` })
