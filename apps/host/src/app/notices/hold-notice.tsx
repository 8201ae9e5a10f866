import type { WaitlistEntry } from '@delebil/core-api'
import { Icon, LinkButton } from '@delebil/ui'
import { formatTime } from '@delebil/validation/text'
import { BellRing } from 'lucide-react'
import { paths } from '../../site/paths.ts'
import { holdTexts } from './hold-texts.ts'
import { buttons, head, mark, notices, text, title, words } from './notice.css.ts'

/** Says that a car is held, and leads to where it can be booked. */
export function HoldNotice({ hold: { car, until } }: { readonly hold: NonNullable<WaitlistEntry['hold']> }) {
  const heading = holdTexts.title(formatTime(new Date(until)))
  return (
    <section className={notices.info} aria-label={heading}>
      <div className={head}>
        <span className={mark}>
          <Icon of={BellRing} />
        </span>
        <div className={words} role="status">
          <p className={title}>{heading}</p>
          <p className={text}>{holdTexts.text(car.model, car.locationName)}</p>
        </div>
        <div className={buttons}>
          <LinkButton variant="primary" href={paths.reservations}>
            {holdTexts.see}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
