/** From this width the search panel stands beside the map (spec 9, mobile breakpoint). */
export const wideMinWidthPx = 1136

/** Media query conditions for `'@media'` keys and for matchMedia. */
export const media = {
  wide: `(min-width: ${wideMinWidthPx}px)`,
  narrow: `(max-width: ${wideMinWidthPx - 0.02}px)`,
  /** Where every 8 px beside a text are missed. */
  phone: '(max-width: 479.98px)',
  /** A finger: targets of 44 px at any width. */
  coarse: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
