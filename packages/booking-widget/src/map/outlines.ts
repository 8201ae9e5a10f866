import { cornerSpacing, fadeZooms } from './outline-fade.ts'
import { type Bounds, boundsOf, coastOf, type Outline } from './outline-shape.ts'
import { nextTask } from './turns.ts'

/** An outline and what the map draws of it. */
export interface Land {
  readonly outline: Outline
  readonly bounds: Bounds
  readonly coast: ReturnType<typeof coastOf>
  readonly zooms: ReturnType<typeof fadeZooms>
}

function toLand(outline: Outline): Land {
  const bounds = boundsOf(outline)
  const zooms = fadeZooms(cornerSpacing(outline), (bounds[1] + bounds[3]) / 2)
  return { outline, bounds, coast: coastOf(outline), zooms }
}

/** The Nordic coast coarsely, and land of Bergen and Trondheim in more detail, from OpenStreetMap (ODbL); see outline/README.md. */
export async function loadLands(signal: AbortSignal): Promise<Land[] | undefined> {
  const modules = await Promise.all([
    import('./outline/nordic.json'),
    import('./outline/bergen.json'),
    import('./outline/trondheim.json'),
  ])
  await nextTask()
  // A file's polygons are typed as lists of lists of numbers.
  return signal.aborted ? undefined : modules.map((module) => toLand(module.default as unknown as Outline))
}
