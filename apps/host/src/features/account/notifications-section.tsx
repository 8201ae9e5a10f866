import type { NotificationSettings, Refusal } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Button, ErrorMessage, IconButton, Inline, Switch } from '@delebil/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { appNotificationTexts as inApp } from '../../site/native/app-notification-texts.ts'
import { appPush } from '../../site/native/app-push.ts'
import { subscribeApp } from '../../site/native/subscribe-app.ts'
import { canSubscribe, subscribeBrowser } from '../../site/native/subscribe-browser.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'
import { deviceName } from './device-name.ts'
import { NotificationChoices } from './notification-choices.tsx'

const { notifications: own } = accountTexts
type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

/** Whether the person wants notifications, and in which browsers. */
export function NotificationsSection() {
  const { api, native, storage } = useSite()
  const personId = useSessionState().whoami?.person.id
  const settings = useAnswer('getNotificationSettings', {})
  const [message, setMessage] = useState<string>()
  const [isTested, setIsTested] = useState(false)
  const [isPending, setIsPending] = useState(false)

  async function change(call: Promise<Outcome<NotificationSettings>>): Promise<void> {
    setIsTested(false)
    const result = await call
    setMessage(result.ok ? undefined : result.refusal.message)
    if (result.ok) void settings.mutate(result.value, false)
  }
  async function addThisDevice(publicKey: string): Promise<void> {
    setIsPending(true)
    const subscribed = native ? await subscribeApp(native, publicKey) : await subscribeBrowser(publicKey)
    if (subscribed.outcome === 'subscribed') {
      const { outcome: _, ...keys } = subscribed
      const app = native?.snapshot().app
      const name = app ? inApp.device[app.platform] : deviceName(navigator.userAgent)
      await change(api.addPushToken({ body: { name, ...keys } }))
      if (native && personId !== undefined) appPush(storage).remember(personId, name)
    } else setMessage((native ? inApp : own)[subscribed.outcome])
    setIsPending(false)
  }
  async function test(id: number): Promise<void> {
    const result = await api.testPushToken({ params: { id } })
    setIsTested(result.ok)
    setMessage(result.ok ? undefined : result.refusal.message)
  }
  return (
    <OwnSection heading={own.heading} own={settings}>
      {(known) => {
        const { enabled, tokens, publicKey } = known
        return (
          <>
            <Switch
              isSelected={enabled}
              note={own.enabledNote}
              onChange={(isOn) => void change(api.updateNotificationSettings({ body: { enabled: isOn } }))}
            >
              {own.enabled}
            </Switch>
            {tokens.length === 0 && <p className={css.muted}>{own.none}</p>}
            {tokens.length > 0 && (
              <ul className={css.rows} aria-label={own.listLabel}>
                {tokens.map(({ id, name, enabled: isOn }) => (
                  <li key={id} className={css.row}>
                    <span className={css.rowTexts}>
                      <Switch
                        isSelected={isOn}
                        isDisabled={!enabled}
                        onChange={(on) => void change(api.updatePushToken({ params: { id }, body: { enabled: on } }))}
                      >
                        {name}
                      </Switch>
                    </span>
                    <Inline gapPx={8}>
                      <Button isSmall isDisabled={!enabled || !isOn} onPress={() => void test(id)}>
                        {own.test}
                      </Button>
                      <IconButton
                        icon={Trash2}
                        label={own.remove(name)}
                        onPress={() => void change(api.deletePushToken({ params: { id } }))}
                      />
                    </Inline>
                  </li>
                ))}
              </ul>
            )}
            <div role="status">{isTested && <p className={css.done}>{own.tested}</p>}</div>
            <ErrorMessage>{message}</ErrorMessage>
            {native || canSubscribe() ? (
              <Inline gapPx={8}>
                <Button isPending={isPending} onPress={() => void addThisDevice(publicKey)}>
                  {native ? inApp.here : own.here}
                </Button>
                {native && message === inApp.denied && (
                  <Button onPress={() => native.openSettings('app')}>{inApp.openSettings}</Button>
                )}
              </Inline>
            ) : (
              <p className={css.muted}>{own.unsupported}</p>
            )}
            <NotificationChoices settings={known} onSaved={(saved) => void settings.mutate(saved, false)} />
          </>
        )
      }}
    </OwnSection>
  )
}
