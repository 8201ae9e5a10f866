import { useForget } from '@delebil/admin-components'
import { useAgain } from '../shared/use-again.ts'

/** Looks at the runs again, and at something of one, for as long as it moves. */
export function useRunAgain(isMoving: boolean, alsoAgain: () => void) {
  const forget = useForget()
  useAgain(isMoving, () => {
    void forget('billing-runs')
    alsoAgain()
  })
}
