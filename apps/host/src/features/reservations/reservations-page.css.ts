import { inUnit, media } from '@delebil/ui/theme'
import { style } from '@vanilla-extract/css'
import { besidePage } from '../../site/page/beside-page.ts'

/** As wide as the lists above it. */
export const toMyYear = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: inUnit(720),
  marginInline: 'auto',
  paddingInline: besidePage,
  '@media': { [media.wide]: { maxWidth: inUnit(1136) } },
})
