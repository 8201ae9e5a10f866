import { useToast } from '@delebil/admin-components'
import type { ConflictSolution, Resolution } from '@delebil/core-api/admin'
import { conflictTexts as texts } from './conflict-texts.ts'
import { useUndo } from './use-undo.ts'

/** Says what was done, and offers the way back; it stands in the list of what was solved for longer. */
export function useShowSolved() {
  const undo = useUndo()
  const say = useToast()
  return (resolution: Resolution, { id, notified }: ConflictSolution): void => {
    const how = notified.every(({ byMail }) => byMail) ? texts.notifiedByMail : texts.notifiedInApp
    const isNotified = notified.length > 0
    say({
      tone: 'info',
      text: texts.done(resolution.title),
      detail: isNotified ? how : texts.notifiedNobody,
      undo: async () => {
        if (id !== null) await undo({ id, isNotified })
      },
    })
  }
}
