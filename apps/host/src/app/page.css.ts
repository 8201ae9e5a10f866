import { media } from '@delebil/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

// Everything else is styled where it stands; these are outside React, or the widget's.
globalStyle('html', { scrollbarGutter: 'auto', textSizeAdjust: '100%' })
// Every length follows the size of text that the person has set.
globalStyle(':root', { vars: { '--delebil-unit': '1rem' } })
// A word that is longer than its line, in large text on a small screen, is parted and not cut.
globalStyle('body', { margin: 0, overflowWrap: 'break-word' })
// A heading takes focus so that it is read out; nobody can act on it, so it shows no ring.
globalStyle('h1[tabindex="-1"]', { outline: 'none' })
// What the server has drawn lies over the site until that has a list: it is a phone's.
globalStyle('#drawn', { position: 'fixed', inset: 0, zIndex: 1, '@media': { [media.wide]: { display: 'none' } } })
