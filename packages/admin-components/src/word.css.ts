import { style } from '@vanilla-extract/css'

/** On a phone the sign stands alone; the word is still read aloud. */
export const word = style({
  '@media': {
    'screen and (max-width: 719.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
