import type { SettingValue } from '@delebil/core-api/admin'
import { Button, ConfirmDialog, Inline } from '@delebil/ui'
import { type PolicyKey, policyFields } from '@delebil/validation'
import { useState } from 'react'
import * as css from './settings.css.ts'
import { settingsTexts as own } from './settings-texts.ts'
import { useTakeBack } from './use-settings.ts'
import { valueMoment } from './value-moment.ts'

const worded = (key: PolicyKey, { value, validFrom }: SettingValue) =>
  [own.value(key, value), valueMoment(validFrom)] as const

interface UpcomingProps {
  readonly values: readonly SettingValue[]
  readonly version: number
  readonly mayChange: boolean
}

/** What comes, soonest first. */
export function UpcomingValues({ values, version, mayChange }: UpcomingProps) {
  return (
    <ul className={css.list}>
      {values.map((value) => (
        <Upcoming key={value.validFrom} coming={value} version={version} mayChange={mayChange} />
      ))}
    </ul>
  )
}

function Upcoming({
  coming,
  version,
  mayChange,
}: { readonly coming: SettingValue } & Pick<UpcomingProps, 'version' | 'mayChange'>) {
  const { key, person, why } = coming
  const [isAsking, setIsAsking] = useState(false)
  const { takeBack, isPending } = useTakeBack()
  const [value, moment] = worded(key, coming)
  async function confirm(): Promise<void> {
    await takeBack(key, coming.validFrom, version)
    setIsAsking(false)
  }
  return (
    <li>
      <Inline justify="space-between">
        <div className={css.words}>
          <p>{own.coming(value, moment)}</p>
          <p className={css.muted}>{own.by(person?.name, why)}</p>
        </div>
        {mayChange && (
          <Button isSmall aria-label={own.takeBackOf(value, moment)} onPress={() => setIsAsking(true)}>
            {own.takeBack}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        heading={own.takeBackQuestion}
        confirmText={own.takeBack}
        isPending={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {own.takeBackText(policyFields[key].label, own.coming(value, moment))}
      </ConfirmDialog>
    </li>
  )
}

/** What held before, the latest first. */
export function EarlierValues({ values }: { readonly values: readonly SettingValue[] }) {
  return (
    <details>
      <summary className={css.muted}>{own.earlier}</summary>
      <ul className={css.list}>
        {values.map((earlier) => (
          <li key={earlier.validFrom} className={css.muted}>
            {own.coming(...worded(earlier.key, earlier))}
          </li>
        ))}
      </ul>
    </details>
  )
}
