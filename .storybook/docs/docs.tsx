import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'

// Lazy: where stories run as tests nobody looks at their docs.
const LazyPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
const LazyContainer = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedContainer }))

function Page() {
  return (
    <Suspense fallback={null}>
      <LazyPage />
    </Suspense>
  )
}

function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <LazyContainer {...props} />
    </Suspense>
  )
}

/** One shape for all docs pages. Apart from the preview, which is also read where stories run without Storybook. */
export const parameters = { docs: { page: Page, container: Container, codePanel: true } }
