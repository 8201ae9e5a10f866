import type { Map as BaseMap } from 'maplibre-gl'
import { NAME_PX, type NamesAsked, namesLeftOut } from './ground-names.ts'

/** Draws the names of the built-in ground as large as the page's text, without those that would be cut or peek out from under a mark. */
export function dressNames(map: BaseMap, asked: NamesAsked) {
  if (!map.getSource('names')) return
  map.setLayoutProperty('names', 'text-size', NAME_PX * asked.scale)
  for (const [id, isLeftOut] of namesLeftOut(asked).entries()) {
    map.setFeatureState({ source: 'names', id }, { isLeftOut })
  }
}
