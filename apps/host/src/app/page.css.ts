import { contract, scales } from '@delebil/ui/theme'
import { assignVars, globalStyle } from '@vanilla-extract/css'
import { inRem } from './in-rem.ts'

// Everything else is styled where it stands; these are outside React, or the widget's.
globalStyle('html', { scrollbarGutter: 'auto', textSizeAdjust: '100%' })
// Text follows the size that the person has set; a partner's page, whose root may be anything, keeps the px.
globalStyle(':root', { vars: assignVars(contract.text, inRem(scales.text)) })
globalStyle('body', { margin: 0 })
// A heading takes focus so that it is read out; nobody can act on it, so it shows no ring.
globalStyle('h1[tabindex="-1"]', { outline: 'none' })
