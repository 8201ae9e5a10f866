import type { ReactRenderer } from '@storybook/react-vite'
import { Component, createElement, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { ArgsStoryFn, RenderToCanvas } from 'storybook/internal/types'

export const render: ArgsStoryFn<ReactRenderer> = (args, { component, title }) => {
  if (!component) throw new Error(`${title} names no component`)
  return createElement(component, { ...args })
}

/** Puts a story onto the page with whatever library `react` stands for; Storybook's own way knows React only. */
export const renderToCanvas: RenderToCanvas<ReactRenderer> = ({ unboundStoryFn, storyContext }, canvas) =>
  new Promise((resolve, reject) => {
    const root = createRoot(canvas)
    root.render(
      <Boundary onError={reject}>
        <Shown onShown={() => resolve(() => root.unmount())} />
        {createElement(unboundStoryFn as never, storyContext)}
      </Boundary>,
    )
  })

/** After the story, so that its effects have run. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown)
  return null
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch(error: unknown) {
    // Once the story is shown nobody waits any more: the runner is told through the page.
    this.props.onError(error)
    reportError(error)
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
