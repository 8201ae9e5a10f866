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
    padding: `${space.s8} ${space.s16} ${space.s64}`,
    backgroundColor: color.primarySoft,
    textAlign: 'center',
    '@media': { [media.forcedColors]: { borderBlock: '1px solid CanvasText' } },
  },
])
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
export const confirmed = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.s8,
    color: color.onPrimarySoft,
  },
])
export const picture = style({ display: 'block', width: '100%', maxWidth: inUnit(160), paddingBlock: space.s8 })
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
/** Beside each other, as many as there is room for. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${inUnit(96)}, 100%), 1fr))`,
  gap: space.s8,
})
