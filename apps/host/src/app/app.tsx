import { AnswerCache } from '@delebil/core-api/react'
import { ThemeRoot } from '@delebil/ui'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { Outlet } from 'react-router'
import { useSessionState } from '../site/context/site-context.ts'
import { useGo } from '../site/context/use-go.ts'

/** Theme, links that do not load the page anew, and the answers of the server: all of it new after a CLEAR_STATE. */
export function App() {
  const { generation } = useSessionState()
  const go = useGo()
  return (
    <ThemeRoot isPage>
      <LinkRouter navigate={go}>
        <AnswerCache key={generation}>
          <Outlet />
        </AnswerCache>
      </LinkRouter>
    </ThemeRoot>
  )
}
