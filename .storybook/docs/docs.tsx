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

/** Parameters of the docs pages: one shape for all. */
export const docs = { page: Page, container: Container, codePanel: true }
