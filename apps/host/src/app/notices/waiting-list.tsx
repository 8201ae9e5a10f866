import { Button, Icon } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { ChevronDown, ChevronUp, CloudUpload, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { WaitingAction } from '../../site/offline/waiting-action.ts'
import { buttons, head, list, mark, notices, text, title, words } from './notice.css.ts'
import { noticeTexts } from './notice-texts.ts'
import { WaitingItem } from './waiting-item.tsx'

export interface WaitingListProps {
  readonly actions: readonly WaitingAction[]
  readonly onRemove: (id: number) => void
  readonly onRetry: (id: number) => void
}

const { waiting } = noticeTexts

/** What was changed without network and has not reached the server, and what the server would not take. */
export function WaitingList({ actions, onRemove, onRetry }: WaitingListProps) {
  const refused = actions.filter(({ problem }) => problem !== undefined).length
  const unsent = actions.length - refused
  const [isOpened, setIsOpened] = useState<boolean>()
  // What was refused is shown at once, but can be put away.
  const isOpen = isOpened ?? refused > 0
  const listId = useId()
  return (
    <section className={refused > 0 ? notices.warning : notices.info} aria-label={waiting.list}>
      <div className={head}>
        <span className={mark}>
          <Icon of={refused > 0 ? TriangleAlert : CloudUpload} />
        </span>
        <div className={words} role="status">
          {refused > 0 && <p className={title}>{waiting.refusedTitle(refused)}</p>}
          {unsent > 0 && <p className={title}>{waiting.title(unsent)}</p>}
          {unsent > 0 && <p className={text}>{waiting.help}</p>}
        </div>
        <div className={buttons}>
          <Button
            isSmall
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setIsOpened(!isOpen)}
          >
            {isOpen ? waiting.hide : waiting.show}
          </Button>
        </div>
      </div>
      <ul id={listId} className={list} hidden={!isOpen}>
        {actions.map((action) => (
          <WaitingItem
            key={action.id}
            action={action}
            when={formatDateTime(new Date(action.atMs))}
            onRemove={() => onRemove(action.id)}
            onRetry={() => onRetry(action.id)}
          />
        ))}
      </ul>
    </section>
  )
}
