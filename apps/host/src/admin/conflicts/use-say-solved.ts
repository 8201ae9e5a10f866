import { useToast } from '@delebil/admin-components'
import type { ConflictSolution, WayOut } from '@delebil/core-api/admin'
import { conflictTexts as texts } from './conflict-texts.ts'
import { useUndo } from './use-undo.ts'

/** Says what was done, and offers the way back; it stands in the list of what was solved for longer. */
export function useSaySolved() {
  const undo = useUndo()
  const say = useToast()
  return (way: WayOut, { id, told }: ConflictSolution): void => {
    const how = told.every(({ byMail }) => byMail) ? texts.toldHow : texts.toldInApp
    const isTold = told.length > 0
    say({
      tone: 'info',
      text: texts.done(way.title),
      detail: isTold ? how : texts.toldNobody,
      undo: async () => {
        if (id !== null) await undo({ id, isTold })
      },
    })
  }
}
