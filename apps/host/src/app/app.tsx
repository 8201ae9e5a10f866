import { AnswerCache, keepAnswers } from '@delebil/core-api/react'
import { ThemeRoot } from '@delebil/ui'
import { useRef } from 'react'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { Outlet } from 'react-router'
import { useSessionState } from '../site/context/site-context.ts'
import { useGo } from '../site/context/use-go.ts'

/** Theme, links that do not load the page anew, and the answers of the server: all new after a CLEAR_STATE, which keeps the list of membership types. */
export function App() {
  const { generation } = useSessionState()
  const go = useGo()
  const kept = useRef({ generation, answers: new Map<string, never>() })
  if (kept.current.generation !== generation) {
    kept.current = { generation, answers: keepAnswers(kept.current.answers, 'listMembershipTypes') }
  }
  return (
    <ThemeRoot isPage>
      <LinkRouter navigate={go}>
        <AnswerCache key={generation} answers={kept.current.answers}>
          <Outlet />
        </AnswerCache>
      </LinkRouter>
    </ThemeRoot>
  )
}
