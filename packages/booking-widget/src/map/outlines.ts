/** Land of Bergen and Trondheim in detail and the rest of the Nordic coast coarsely, from OpenStreetMap (ODbL); see outline/README.md. */
export async function loadOutlines(signal: AbortSignal): Promise<GeoJSON.GeoJSON[] | undefined> {
  const modules = await Promise.all([
    import('./outline/nordic.json'),
    import('./outline/bergen.json'),
    import('./outline/trondheim.json'),
  ])
  return signal.aborted ? undefined : modules.map((module) => module.default as GeoJSON.GeoJSON)
}
