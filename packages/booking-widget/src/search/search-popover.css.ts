import { inUnit, media, reset, vars } from '@delebil/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const panel = style([
  reset,
  {
    maxWidth: 'calc(100vw - 32px)',
    borderRadius: vars.radius.card,
    backgroundColor: color.raised,
    color: color.text,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    overflow: 'auto',
    transition: `opacity ${vars.duration.fast}`,
    selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
])
export const panels = styleVariants({
  where: [panel, { width: inUnit(480) }],
  when: [panel, { width: inUnit(656) }],
  howFar: [panel, { width: inUnit(440) }],
})
export const content = style([reset, { padding: vars.space.s24, outline: 'none' }])
