import { Failed, useAdminHost } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import { type PolicyKey, type PolicySection, policyAt, policyFields, policyKeys } from '@delebil/validation'
import { policySectionText } from '@delebil/validation/text'
import { useCallback, useMemo, useState } from 'react'
import { begunWith, SettingCard } from './setting-card.tsx'
import { SettingHistory } from './setting-history.tsx'
import * as css from './settings.css.ts'
import { settingsTexts as own } from './settings-texts.ts'
import { type Typed, useSettings } from './use-settings.ts'

const sections = Object.entries(policySectionText) as [PolicySection, string][]

/** What the organisation decides, in sections. A new setting is a new line of `policyFields`. */
export function SettingsPage() {
  const { permissions, guard } = useAdminHost()
  const { data, error, again } = useSettings()
  const [drafts, setDrafts] = useState<Partial<Record<PolicyKey, Typed>>>({})
  const mayChange = permissions.includes('ADMIN_SETTINGS_WRITE')
  const policy = useMemo(() => data && policyAt(data.values, new Date(data.at)), [data])
  const isUnsaved = policyKeys.some((key) => {
    const typed = drafts[key]
    if (typed === undefined || policy === undefined) return false
    const begun = begunWith(key, policy[key])
    return typed.value !== begun.value || typed.from !== '' || typed.why !== ''
  })
  const onType = useCallback(
    (key: PolicyKey, typed: Typed | undefined) =>
      setDrafts(({ [key]: _, ...rest }) => (typed ? { ...rest, [key]: typed } : rest)),
    [],
  )
  if (error !== undefined) {
    return (
      <div className={css.section}>
        <Failed onAgain={again}>{error}</Failed>
      </div>
    )
  }
  return (
    <div className={css.page}>
      <p className={css.muted}>{own.lead}</p>
      {sections.map(([section, heading]) => (
        <section key={section} className={css.section} aria-label={heading}>
          <h2 className={css.heading}>{heading}</h2>
          {!data && <Skeleton heightPx={120} />}
          {data &&
            policy &&
            policyKeys
              .filter((key) => policyFields[key].section === section)
              .map((key) => (
                <SettingCard
                  key={key}
                  settingKey={key}
                  settings={data}
                  holds={policy[key]}
                  mayChange={mayChange}
                  typed={drafts[key]}
                  onType={onType}
                />
              ))}
        </section>
      ))}
      <SettingHistory />
      {guard(isUnsaved)}
    </div>
  )
}
