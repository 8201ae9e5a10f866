import { AnswerCache, type Answering, drawAnswered } from '@delebil/core-api/react'
import { ThemeRoot } from '@delebil/ui'
import { renderToStringAsync } from 'preact-render-to-string'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { FindCarScreen } from '../app/layout/find-car-screen.tsx'
import { Layout } from '../app/layout/layout.tsx'
import { SiteProvider } from '../site/data/site-provider.tsx'
import { paths } from '../site/paths.ts'
import { createVisitorSite } from './visitor-site.ts'

/** The cars, then what they cost and how far they are, then all of it. */
const turns = 3
const waitMs = 300

/** The search for cars as a visitor's phone shows it first, as HTML; undefined where no cars are found. `ask` reaches the server itself, whose address is `origin`. */
export async function drawFindCar(origin: string, ask: typeof fetch): Promise<string | undefined> {
  const site = createVisitorSite(origin, ask)
  const draw = (answering: Answering) => {
    const root = () => (
      <ThemeRoot isPage>
        <AnswerCache {...answering}>
          <Outlet />
        </AnswerCache>
      </ThemeRoot>
    )
    const page = { path: paths.findCar, handle: { isScreen: true }, Component: FindCarScreen }
    const router = createMemoryRouter(
      [{ Component: root, children: [{ Component: Layout, children: [{ children: [page] }] }] }],
      {
        initialEntries: [paths.findCar],
      },
    )
    return renderToStringAsync(
      <SiteProvider value={site}>
        <RouterProvider router={router} />
      </SiteProvider>,
    )
  }
  const html = await drawAnswered(draw, { turns, waitMs })
  return html.includes(' data-car=') ? html : undefined
}
