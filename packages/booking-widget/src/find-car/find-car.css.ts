import { reset, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Height of the search bar on a phone, and of the sheet at rest at the foot (px). */
export const barPx = 72
export const peekPx = 96

/** Fills what the page gives it; the page decides how high that is. */
export const root = style([
  reset,
  {
    position: 'relative',
    height: '100%',
    minHeight: '480px',
    overflow: 'hidden',
    backgroundColor: color.page,
    color: color.text,
  },
])
export const wide = style({ display: 'grid', gridTemplateColumns: '420px minmax(0, 1fr)' })

export const panel = style([
  reset,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space.s16,
    backgroundColor: color.surface,
    borderInlineEnd: `1px solid ${color.border}`,
    scrollbarGutter: 'stable',
    // A bar that is always there must not stand as a strip beside the list.
    scrollbarColor: `${color.borderStrong} transparent`,
  },
])
export const covered = style({ display: 'none' })
export const view = style([reset, { display: 'flex', flexDirection: 'column', flex: 1 }])

export const mapFrame = style([reset, { position: 'absolute', inset: 0, backgroundColor: color.sunken }])
export const mapHolder = style([reset, { position: 'relative', minHeight: 0, height: '100%' }])
export const mapNote = style([
  reset,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space.s24,
    textAlign: 'center',
    color: color.textMuted,
  },
])

/** Below 1136 px: a bar for the search, the map under it, the sheet over both. */
export const bar = style([
  reset,
  {
    position: 'absolute',
    top: 0,
    insetInline: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    // Grows with the text, over the map.
    minHeight: `${barPx}px`,
    paddingBlock: space.s4,
    paddingInline: space.s12,
    backgroundColor: color.surface,
    borderBottom: `1px solid ${color.border}`,
  },
])
const phoneMap = style([reset, { position: 'absolute', top: `${barPx}px`, insetInline: 0 }])
/** The map ends where the sheet begins, so that its middle is in sight; rounded corners lie over it. */
export const phoneMaps = {
  peek: style([phoneMap, { bottom: `${peekPx - 20}px` }]),
  half: style([phoneMap, { bottom: 'calc(55% - 20px)' }]),
  full: style([phoneMap, { bottom: 'calc(55% - 20px)' }]),
}

/** A car's page without the list. */
export const singleCar = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s16,
    padding: space.s16,
    backgroundColor: color.surface,
    color: color.text,
  },
])
export const carHeading = style([reset, { fontSize: vars.text.title, fontWeight: vars.font.weightBold }])
