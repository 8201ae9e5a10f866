import type { Settings } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { type PolicyKey, policyAt, policyFields } from '@delebil/validation'
import { Pencil } from 'lucide-react'
import { useId, useRef } from 'react'
import { nothingTyped, SettingForm } from './setting-form.tsx'
import { EarlierValues, UpcomingValues } from './setting-values.tsx'
import * as css from './settings.css.ts'
import { settingsTexts as own } from './settings-texts.ts'
import type { Typed } from './use-settings.ts'
import { valueMoment } from './value-moment.ts'

interface SettingCardProps {
  readonly settingKey: PolicyKey
  readonly settings: Settings
  readonly mayChange: boolean
  /** Left out, nobody writes a new value. */
  readonly typed: Typed | undefined
  readonly onType: (typed: Typed | undefined) => void
}

/** One thing that the organisation decides: what holds, what comes, what was, and a new value. */
export function SettingCard({ settingKey, settings, mayChange, typed, onType }: SettingCardProps) {
  const { label, help } = policyFields[settingKey]
  const headingId = useId()
  const button = useRef<HTMLDivElement>(null)
  const now = new Date(settings.at)
  const mine = settings.values.filter(({ key }) => key === settingKey)
  const upcoming = mine.filter(({ validFrom }) => new Date(validFrom) > now)
  const [current, ...earlier] = mine.filter((value) => !upcoming.includes(value)).toReversed()
  function close(): void {
    onType(undefined)
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
          <p className={css.value}>{own.value(settingKey, policyAt(settings.values, now)[settingKey])}</p>
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
              onPress={() => onType(typed ? undefined : nothingTyped)}
            >
              {own.change}
            </Button>
          </div>
        )}
      </div>
      {upcoming.length > 0 && <UpcomingValues values={upcoming} version={settings.version} mayChange={mayChange} />}
      {earlier.length > 0 && <EarlierValues values={earlier} />}
      {typed && (
        <SettingForm settingKey={settingKey} version={settings.version} typed={typed} onType={onType} onClose={close} />
      )}
    </section>
  )
}
