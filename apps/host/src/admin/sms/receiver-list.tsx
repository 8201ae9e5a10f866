import type { SmsReceiver } from '@delebil/core-api/admin'
import { Button, PlainIconButton } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { X } from 'lucide-react'
import { useState } from 'react'
import * as css from './sms.css.ts'
import { smsTexts as texts } from './sms-texts.ts'

/** So many are shown at first. */
const FIRST = 6

interface ReceiverListProps {
  readonly heading: string
  readonly receivers: readonly SmsReceiver[]
  readonly onRemove: (receiver: SmsReceiver) => void
}

/** Those who get an SMS, or those who do not and why; each can be taken away. */
export function ReceiverList({ heading, receivers, onRemove }: ReceiverListProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (receivers.length === 0) return null
  const shown = isWhole ? receivers : receivers.slice(0, FIRST)
  return (
    <section className={css.close} aria-label={heading}>
      <h3 className={css.heading}>{heading}</h3>
      <ul className={css.list}>
        {shown.map((receiver) => (
          <li key={`${receiver.personId} ${receiver.reservationId}`} className={css.row}>
            <span className={css.who}>
              <span>{receiver.name}</span>
              <span className={css.muted}>
                {[
                  receiver.phone && formatPhone(receiver.phone),
                  receiver.obstacle && texts.obstacle(receiver.obstacle, receiver.missing),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <PlainIconButton icon={X} label={texts.remove(receiver.name)} onPress={() => onRemove(receiver)} />
          </li>
        ))}
      </ul>
      {shown.length < receivers.length && (
        <Button isSmall onPress={() => setIsWhole(true)}>
          {texts.showAll(receivers.length)}
        </Button>
      )}
    </section>
  )
}
