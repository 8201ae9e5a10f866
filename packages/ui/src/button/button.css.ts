import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus-ring.ts'
import { media } from '../theme/media.ts'
import { resetButton } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, duration } = vars

export const buttonBase = style([
  resetButton,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    minHeight: vars.size.target,
    maxWidth: '100%',
    paddingBlock: space.s4,
    // Enlarged on a small screen, the words need the room.
    paddingInline: `min(${space.s24}, 7vw)`,
    border: '1.5px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weightBold,
    lineHeight: vars.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${duration.fast}, border-color ${duration.fast}, color ${duration.fast}`,
    outline: 'none',
    selectors: {
      ...focusRing.selectors,
      '&[data-disabled], &[data-still]': {
        cursor: 'default',
        backgroundColor: color.sunken,
        borderColor: color.border,
        color: color.textMuted,
      },
      '&[aria-disabled]': { cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled], &[data-still]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
])

const enabled = '&:not([data-disabled]):not([data-still])'

export const variants = styleVariants({
  primary: {
    backgroundColor: color.primary,
    color: color.onPrimary,
    selectors: {
      [`${enabled}[data-hovered]`]: { backgroundColor: color.primaryHover },
      [`${enabled}[data-pressed]`]: { backgroundColor: color.primaryPressed },
    },
  },
  secondary: {
    backgroundColor: color.surface,
    borderColor: color.borderStrong,
    color: color.text,
    selectors: {
      [`${enabled}[data-hovered]`]: { backgroundColor: color.sunken, borderColor: color.text },
      [`${enabled}[data-pressed]`]: { backgroundColor: color.border },
    },
  },
  quiet: {
    color: color.primary,
    paddingInline: `min(${space.s16}, 5vw)`,
    selectors: {
      [`${enabled}[data-hovered]`]: { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
      [`${enabled}[data-pressed]`]: { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
      '&[data-disabled]': { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
  },
  danger: {
    backgroundColor: color.danger,
    color: color.onDanger,
    selectors: {
      [`${enabled}[data-hovered]`]: { backgroundColor: color.dangerHover },
      [`${enabled}[data-pressed]`]: { backgroundColor: color.dangerHover },
    },
  },
})

export const wide = style({ width: '100%' })
export const small = style({ minHeight: vars.size.targetSmall, paddingInline: `min(${space.s16}, 5vw)` })
/** The one action of a whole screen. */
export const large = style({ minHeight: vars.size.buttonLarge, borderRadius: vars.radius.button })
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s8,
  minWidth: 0,
})
/** Never wider than the button: a word that is gets parted. */
export const label = style({ minWidth: 0, overflowWrap: 'break-word' })
export const hiddenContent = style({ opacity: 0 })
export const pendingMark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
