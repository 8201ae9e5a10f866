import { style } from '@vanilla-extract/css'
import { inUnit } from '../theme/in-unit.ts'
import { media } from '../theme/media.ts'
import { reset } from '../theme/reset.css.ts'
import { vars } from '../theme/vars.css.ts'

/** The surface of everything that lies over the page. */
export const overlaySurface = style([
  reset,
  {
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
])

export const popover = style([
  overlaySurface,
  {
    maxWidth: `min(${inUnit(400)}, calc(100vw - 16px))`,
    overflow: 'auto',
    transition: `opacity ${vars.duration.fast}`,
    selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
  },
])

export const asWideAsTrigger = style([
  popover,
  { width: 'var(--trigger-width)', minWidth: inUnit(160), maxWidth: 'calc(100vw - 16px)' },
])
export const padded = style({ padding: vars.space.s16, outline: 'none' })
