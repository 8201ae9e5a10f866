import type { Answer, Contract } from '@delebil/core-api'
import { type Asked, useChange } from '@delebil/core-api/react'
import { Badge, Button, ConfirmDialog, ErrorMessage, Inline } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'
import { deviceName } from './device-name.ts'

const { sessions: own } = accountTexts

/** Where the person is logged in; one can be logged out, or all. */
export function SessionsSection({ sessions }: { sessions: Asked<Answer<Contract['listSessions']>> }) {
  const { session } = useSite()
  const [isAsking, setIsAsking] = useState(false)
  const ending = useChange('endSession')
  const endingAll = useChange('logOutEverywhere')

  async function end(id: number): Promise<void> {
    endingAll.clear()
    await ending.send({ params: { id } })
    void sessions.mutate()
  }
  async function endAll(): Promise<void> {
    ending.clear()
    const result = await endingAll.send({})
    setIsAsking(false)
    if (result.ok) session.clear()
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
          <ErrorMessage>{(ending.refusal ?? endingAll.refusal)?.message}</ErrorMessage>
          <div>
            <Button onPress={() => setIsAsking(true)}>{own.everywhere}</Button>
          </div>
          <ConfirmDialog
            isOpen={isAsking}
            heading={own.everywhere}
            confirmText={own.everywhere}
            isDanger={false}
            isPending={endingAll.isPending}
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
