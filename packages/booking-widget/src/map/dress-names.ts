import type { Map as BaseMap } from 'maplibre-gl'
import { NAME_PX, type NamesAsked, namesLeftOut } from './ground-names.ts'

/** Which names a map leaves out now, by the source that it has them from. */
const last = new WeakMap<object, readonly boolean[]>()

/** Draws the names of the built-in ground as large as the page's text, without those that would be cut or peek out from under a mark. */
export function dressNames(map: BaseMap, asked: NamesAsked) {
  const source = map.getSource('names')
  if (!source) return
  map.setLayoutProperty('names', 'text-size', NAME_PX * asked.scale)
  const before = last.get(source)
  const leftOut = namesLeftOut(asked)
  leftOut.forEach((isLeftOut, id) => {
    if (isLeftOut !== before?.[id]) map.setFeatureState({ source: 'names', id }, { isLeftOut })
  })
  last.set(source, leftOut)
}
