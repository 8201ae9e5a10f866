import { IconButton } from '@delebil/ui'
import { LocateFixed, Minus, Plus } from 'lucide-react'
import { mapText } from '../locale/map-text.ts'
import * as css from './car-map.css.ts'

export interface MapControlsProps {
  readonly onZoom: (steps: 1 | -1) => void
  /** Left out where the map is of one place. */
  readonly onLocate?: (() => void) | undefined
}

/** What can be done to a map without a gesture. */
export function MapControls({ onZoom, onLocate }: MapControlsProps) {
  return (
    <div className={css.controls}>
      {onLocate && <IconButton variant="floating" label={mapText.locate} icon={LocateFixed} onPress={onLocate} />}
      <IconButton variant="floating" label={mapText.zoomIn} icon={Plus} onPress={() => onZoom(1)} />
      <IconButton variant="floating" label={mapText.zoomOut} icon={Minus} onPress={() => onZoom(-1)} />
    </div>
  )
}
