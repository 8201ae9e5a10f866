import { Button, LinkButton } from '@delebil/ui'
import { RotateCw, Trash2 } from 'lucide-react'
import type { WaitingAction } from '../../site/offline/waiting-action.ts'
import { paths } from '../../site/paths.ts'
import { buttons, item, problem as problemClass, title, what, words } from './notice.css.ts'
import { noticeTexts } from './notice-texts.ts'

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
  if (name === 'updateMembership') return (body as { name?: string }).name
  if (name !== 'updateReservationNote') return undefined
  const { userNote } = body as { userNote: string }
  return userNote === '' ? waiting.emptyNote : `«${userNote}»`
}

/** Where the person sees what is about to change. */
function placeOf({ name, input: { params } }: WaitingAction) {
  const { id } = params
  if (id === undefined) return undefined
  const isOfMembership = name === 'setDefaultMembership' || name === 'updateMembership'
  return isOfMembership
    ? { path: paths.membership(id), text: waiting.openMembership }
    : { path: paths.reservation(id), text: waiting.open }
}

export function WaitingItem({ action, when, onRemove, onRetry }: WaitingItemProps) {
  const { name, problem } = action
  const content = contentOf(action)
  const place = placeOf(action)
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
        {place && (
          <LinkButton isSmall href={place.path}>
            {place.text}
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
