import { useKeptText } from './kept.ts'

export type Density = 'tight' | 'airy'

/** How far rows stand apart for this person. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [kept, keep] = useKeptText('density')
  return [kept === 'airy' ? 'airy' : 'tight', keep]
}
