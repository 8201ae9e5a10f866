import { mapText } from '../locale/map-text.ts'
import * as css from './car-map.css.ts'

/** Whose map it is. */
export function Attribution() {
  return (
    <div className={css.attribution}>
      <a className={css.attributionLink} href="https://kartverket.no">
        {mapText.attributionTiles}
      </a>
      <a className={css.attributionLink} href="https://www.openstreetmap.org/copyright">
        {mapText.attributionOutline}
      </a>
    </div>
  )
}
