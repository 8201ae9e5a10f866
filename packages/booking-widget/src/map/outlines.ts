import type { Outline } from './outline-shape.ts'

/** The Nordic coast coarsely, and land of Bergen and Trondheim in more detail, from OpenStreetMap (ODbL); see outline/README.md. */
export async function loadOutlines(signal: AbortSignal): Promise<Outline[] | undefined> {
  const modules = await Promise.all([
    import('./outline/nordic.json'),
    import('./outline/bergen.json'),
    import('./outline/trondheim.json'),
  ])
  // A file's polygons are typed as lists of lists of numbers.
  return signal.aborted ? undefined : modules.map((module) => module.default as unknown as Outline)
}
