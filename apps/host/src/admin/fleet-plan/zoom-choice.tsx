import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'
import { type Zoom, zooms } from './plan-view.ts'

/** How many days are shown. */
export function ZoomChoice({ zoom, onChange }: { readonly zoom: Zoom; readonly onChange: (zoom: Zoom) => void }) {
  return (
    <ToggleButtonGroup
      aria-label={texts.zoom}
      className={css.zooms}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[zoom]}
      onSelectionChange={(keys) => {
        const [next] = keys
        if (next !== undefined) onChange(next as Zoom)
      }}
    >
      {(Object.keys(zooms) as Zoom[]).map((name) => (
        <ToggleButton key={name} id={name} className={css.zoom}>
          {texts.zooms[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
