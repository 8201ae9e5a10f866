import { inUnit, media, reset, typography, vars } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const grid = style([
  reset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    overflow: 'hidden',
    backgroundColor: color.border,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
])
export const fact = style([
  reset,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: `1 1 min(${inUnit(176)}, 100%)`,
    minWidth: 0,
    padding: space.s16,
    backgroundColor: color.surface,
  },
])
export const label = style([reset, typography.label, { color: color.textMuted }])
export const main = style([
  reset,
  typography.card,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s4,
    overflowWrap: 'anywhere',
    color: color.text,
  },
])
export const line = style([reset, typography.body, { overflowWrap: 'anywhere', color: color.text }])
export const mutedLine = style([line, typography.meta, { color: color.textMuted }])
