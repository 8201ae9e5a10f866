import type { Answer, Contract } from '@delebil/core-api'
import type { Asked } from '@delebil/core-api/react'
import { Badge, Button, ConfirmDialog, ErrorMessage, Inline } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'
import { deviceName } from './device-name.ts'

const { sessions: own, mine } = accountTexts

/** Where the person is logged in; one can be logged out, or all. */
export function SessionsSection({ sessions }: { sessions: Asked<Answer<Contract['listSessions']>> }) {
  const { api, session } = useSite()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<string>()

  async function end(id: number): Promise<void> {
    const result = await api.endSession({ params: { id } })
    setMessage(result.ok ? undefined : result.refusal.message)
    void sessions.mutate()
  }
  async function endAll(): Promise<void> {
    setIsPending(true)
    const result = await api.logOutEverywhere()
    setIsPending(false)
    setIsAsking(false)
    if (result.ok) session.clear()
    else setMessage(result.refusal.message)
  }
  return (
    <OwnSection heading={own.heading} own={sessions}>
      {({ data }) => (
        <>
          <ul className={css.rows} aria-label={own.listLabel}>
            {data.map(({ id, userAgent, lastSeenAt, isCurrent }) => {
              const name = deviceName(userAgent)
              return (
                <li key={id} className={css.row}>
                  <span className={css.rowTexts}>
                    <Inline gapPx={8}>
                      <span>{name}</span>
                      {isCurrent && <Badge tone="green">{own.current}</Badge>}
                    </Inline>
                    <span className={css.muted}>{own.lastSeen(formatDateTime(new Date(lastSeenAt)))}</span>
                  </span>
                  {!isCurrent && (
                    <Button isSmall aria-label={own.endNamed(name)} onPress={() => void end(id)}>
                      {own.end}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
          <ErrorMessage>{message}</ErrorMessage>
          <div>
            <Button onPress={() => setIsAsking(true)}>{own.everywhere}</Button>
          </div>
          <ConfirmDialog
            isOpen={isAsking}
            heading={own.everywhere}
            confirmText={own.everywhere}
            cancelText={mine.cancel}
            isDanger={false}
            isPending={isPending}
            onConfirm={() => void endAll()}
            onCancel={() => setIsAsking(false)}
          >
            {own.everywhereText}
          </ConfirmDialog>
        </>
      )}
    </OwnSection>
  )
}
