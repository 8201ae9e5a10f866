import { Component, type ReactNode } from 'react'

export interface MapBoundaryProps {
  readonly children: ReactNode
  /** What is said where there is no map; all that a map shows is said beside it in words. */
  readonly instead?: ReactNode
}

/** A map that can't be loaded or drawn leaves the page around it alone. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
