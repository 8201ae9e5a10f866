import type { ComponentType } from 'react'

/** As wide as the panel beside the map. */
export function inPanel(Story: ComponentType) {
  return (
    <div style={{ maxWidth: 388 }}>
      <Story />
    </div>
  )
}
