import type { PlaceMapProps } from '@delebil/admin-components'
import { Component, lazy, type ReactNode, Suspense } from 'react'

// Half a megabyte of map comes after the form, and the form never waits for it.
const DrawnPlace = lazy(() => import('./drawn-place.tsx').then((module) => ({ default: module.DrawnPlace })))

/** A place on the member's own map. The form says all of it in words too: a map that can't be had costs nothing. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <NoMap>
      <Suspense>
        <DrawnPlace {...props} />
      </Suspense>
    </NoMap>
  )
}

class NoMap extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
