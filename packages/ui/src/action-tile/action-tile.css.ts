import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus-ring.ts'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { resetButton } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const tile = style([
  resetButton,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    width: '100%',
    height: '100%',
    minHeight: inUnit(72),
    padding: space.s8,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: color.surface,
    boxShadow: vars.shadow.card,
    color: color.text,
    fontSize: vars.text.small,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    outline: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      ...focusRing.selectors,
      '&[data-hovered]': { backgroundColor: color.sunken, borderColor: color.borderStrong },
      '&[data-pressed]': { backgroundColor: color.tile },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
])
