import { globalStyle } from '@vanilla-extract/css'

// Everything else is styled where it stands; these are outside React, or the widget's.
globalStyle('html', { scrollbarGutter: 'auto', textSizeAdjust: '100%' })
globalStyle('body', { margin: 0 })
// A heading takes focus so that it is read out; nobody can act on it, so it shows no ring.
globalStyle('h1[tabindex="-1"]', { outline: 'none' })
