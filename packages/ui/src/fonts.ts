// A door of its own: the partner embed must be able to leave the font files out.
import '@fontsource/lato/latin-400.css'
import '@fontsource/lato/latin-700.css'
