import type { Settings } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { type Policy, type PolicyField, type PolicyKey, policyFields } from '@delebil/validation'
import { Pencil } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { nothingTyped, SettingForm } from './setting-form.tsx'
import { EarlierValues, UpcomingValues } from './setting-values.tsx'
import * as css from './settings.css.ts'
import { settingsTexts as own } from './settings-texts.ts'
import type { Typed } from './use-settings.ts'
import { valueMoment } from './value-moment.ts'

interface SettingCardProps {
  readonly settingKey: PolicyKey
  readonly settings: Settings
  /** What holds now. */
  readonly holds: Policy[PolicyKey]
  readonly mayChange: boolean
  /** Left out, nobody writes a new value. */
  readonly typed: Typed | undefined
  readonly onType: (key: PolicyKey, typed: Typed | undefined) => void
}

/** What a new value begins with: a text is mended, not written anew. */
export const begunWith = (key: PolicyKey, holds: Policy[PolicyKey]): Typed =>
  policyFields[key].kind === 'sms' ? { ...nothingTyped, value: String(holds) } : nothingTyped

/** One thing that the organisation decides: what holds, what comes, what was, and a new value. Of many, only the one that is typed in is drawn anew. */
export const SettingCard = memo(function SettingCard({
  settingKey,
  settings,
  holds,
  mayChange,
  typed,
  onType,
}: SettingCardProps) {
  const { label, help }: PolicyField = policyFields[settingKey]
  const headingId = useId()
  const button = useRef<HTMLDivElement>(null)
  const now = new Date(settings.at)
  const mine = settings.values.filter(({ key }) => key === settingKey)
  const upcoming = mine.filter(({ validFrom }) => new Date(validFrom) > now)
  const [current, ...earlier] = mine.filter((value) => !upcoming.includes(value)).toReversed()
  function close(): void {
    onType(settingKey, undefined)
    button.current?.querySelector('button')?.focus()
  }
  return (
    <section className={css.card} aria-labelledby={headingId}>
      <div className={css.head}>
        <div className={css.words}>
          <h3 id={headingId} className={css.label}>
            {label}
          </h3>
          <p className={css.muted}>{help}</p>
          <p className={css.value}>{own.value(settingKey, holds)}</p>
          <p className={css.muted}>
            {current ? own.since(valueMoment(current.validFrom)) : own.standard}
            {current && ` ${own.by(current.person?.name, current.why)}`}
          </p>
        </div>
        {mayChange && (
          <div ref={button}>
            <Button
              isSmall
              icon={Pencil}
              aria-label={own.changeOf(label)}
              aria-expanded={typed !== undefined}
              onPress={() => onType(settingKey, typed ? undefined : begunWith(settingKey, holds))}
            >
              {own.change}
            </Button>
          </div>
        )}
      </div>
      {upcoming.length > 0 && <UpcomingValues values={upcoming} version={settings.version} mayChange={mayChange} />}
      {earlier.length > 0 && <EarlierValues values={earlier} />}
      {typed && (
        <SettingForm
          settingKey={settingKey}
          settings={settings}
          typed={typed}
          onType={(next) => onType(settingKey, next)}
          onClose={close}
        />
      )}
    </section>
  )
})
