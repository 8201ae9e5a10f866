import { HeadedCard } from '@delebil/admin-components'
import type { SmsPreview } from '@delebil/core-api/admin'
import { Banner, StatusLine } from '@delebil/ui'
import { Moon } from 'lucide-react'
import * as css from './sms.css.ts'
import { smsTexts as texts } from './sms-texts.ts'

interface SmsPreviewCardProps {
  readonly preview: SmsPreview
  readonly hasText: boolean
}

/** How an SMS looks on a phone, what it comes to, and what was done with it to keep it short. */
export function SmsPreviewCard({ preview, hasText }: SmsPreviewCardProps) {
  const { sender, isAnswerable, turned, foreign, receivers, parts, priceOre, partOre, left, sendAt } = preview
  const first = preview.data.find(({ obstacle }) => obstacle === null)
  return (
    <HeadedCard heading={texts.preview}>
      <div className={css.stack}>
        {hasText && first ? (
          <figure className={css.phone}>
            <figcaption className={css.muted}>
              {texts.from(sender)} · {isAnswerable ? texts.canAnswer : texts.cannotAnswer}
            </figcaption>
            <p className={css.bubble}>{first.text}</p>
            <span className={css.muted}>{texts.example(first.name)}</span>
          </figure>
        ) : (
          <p className={css.muted}>{texts.noText}</p>
        )}
        {hasText && (
          <section className={css.close} aria-label={texts.sum}>
            <p className={css.sum}>{texts.sumOf(receivers, parts)}</p>
            <p className={css.muted}>{texts.price(priceOre, partOre)}</p>
            <p className={css.muted}>{texts.left(left)}</p>
          </section>
        )}
        {hasText && parts > left && <Banner tone="error" title={texts.tooMany} />}
        {sendAt !== null && <StatusLine icon={Moon}>{texts.later(sendAt)}</StatusLine>}
        {foreign.length > 0 && <Banner tone="warning" title={texts.foreign(foreign)} />}
        {turned.length > 0 && (
          <section className={css.close} aria-label={texts.turned}>
            <h3 className={css.heading}>{texts.turned}</h3>
            <ul className={css.list}>
              {turned.map((one) => (
                <li key={one.from} className={css.muted}>
                  {texts.turn(one)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </HeadedCard>
  )
}
