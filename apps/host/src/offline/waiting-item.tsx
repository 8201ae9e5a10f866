import { Button, LinkButton } from '@delebil/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import { paths } from '../paths.ts'
import { buttons, item, problem as problemClass, title, what, words } from './notice.css.ts'
import { noticeTexts } from './notice-texts.ts'
import type { WaitingAction } from './waiting-action.ts'

export interface WaitingItemProps {
  readonly action: WaitingAction
  /** When it was made, for people. */
  readonly when: string
  readonly onRemove: () => void
  readonly onRetry: () => void
}

const { waiting } = noticeTexts

/** What the person wrote or chose, in short. */
function contentOf({ name, input: { body } }: WaitingAction): string | undefined {
  if (name === 'updateDrivers') return waiting.drivers((body as readonly unknown[]).length)
  if (name !== 'updateReservationNote') return undefined
  const { userNote } = body as { userNote: string }
  return userNote === '' ? waiting.emptyNote : `«${userNote}»`
}

export function WaitingItem({ action, when, onRemove, onRetry }: WaitingItemProps) {
  const { name, input, problem } = action
  const content = contentOf(action)
  const reservationId = name === 'setDefaultMembership' ? undefined : input.params['id']
  const label = waiting.names[name]
  return (
    <li className={item}>
      <div className={words}>
        <p className={title}>{label}</p>
        {content !== undefined && <p className={what}>{content}</p>}
        <p className={what}>{when}</p>
        {problem !== undefined && <p className={problemClass}>{problem}</p>}
      </div>
      <div className={buttons}>
        {reservationId !== undefined && (
          <LinkButton isSmall href={paths.reservation(reservationId)}>
            {waiting.open}
          </LinkButton>
        )}
        {problem !== undefined && (
          <Button isSmall icon={RotateCw} onPress={onRetry} aria-label={`${waiting.retry}: ${label}`}>
            {waiting.retry}
          </Button>
        )}
        <Button isSmall icon={Trash2} onPress={onRemove} aria-label={`${waiting.remove}: ${label}`}>
          {waiting.remove}
        </Button>
      </div>
    </li>
  )
}
