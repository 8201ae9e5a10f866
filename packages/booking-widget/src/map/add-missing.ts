import type { Map as BaseMap, StyleSpecification } from 'maplibre-gl'

/** Adds what a map has not of a style, each layer under the next that it has. */
export function addMissing(base: BaseMap, { sources, layers }: StyleSpecification) {
  for (const [id, source] of Object.entries(sources)) {
    if (!base.getSource(id)) base.addSource(id, source)
  }
  layers.forEach((layer, index) => {
    if (base.getLayer(layer.id)) return
    const next = layers.slice(index + 1).find(({ id }) => base.getLayer(id))
    base.addLayer(layer, next?.id)
  })
}
