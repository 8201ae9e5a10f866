export type MapTheme = 'light' | 'dark'

interface GroundColors {
  readonly sea: string
  /** Two bands of shallow water along the coast, the outer one first. */
  readonly shallows: readonly [string, string]
  readonly land: string
  readonly coast: string
  readonly text: string
}

/** What the built-in map is painted with. Text keeps 4.5:1 to land and to sea (ground-colors.test.ts). */
export const groundColors: Readonly<Record<MapTheme, GroundColors>> = {
  light: { sea: '#c9dfe6', shallows: ['#d3e6eb', '#deedf0'], land: '#f5f2ea', coast: '#9fbfc9', text: '#45514c' },
  dark: { sea: '#0d1d24', shallows: ['#11252d', '#162d36'], land: '#1d2723', coast: '#33505a', text: '#b5c1bb' },
}
