import { vars } from './vars.css.ts'

const outline = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' }

/** Style parts for an element that React Aria marks with `data-focus-visible`. */
export const focusRing = {
  outline: 'none',
  selectors: { '&[data-focus-visible]': outline },
} as const

/** Same ring for plain elements and for inputs inside a frame. */
export const focusOutline = outline
