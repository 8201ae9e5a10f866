import type { Answer, Contract } from '@delebil/core-api'
import { useAnswer, useChange } from '@delebil/core-api/react'
import { Button, ConfirmDialog, Skeleton, Stack } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { Link2Off, Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { sharingTexts } from '../../locale/sharing-texts.ts'
import { muted, paragraph } from '../../panel/panel.css.ts'
import { RetryState } from '../../panel/retry-state.tsx'
import { ChangeFeedback } from '../change-feedback.tsx'
import { NewLink } from './new-link.tsx'

const texts = sharingTexts.dialog
type Made = Answer<Contract['shareReservation']>['entity']

/** The links that there are, the one that was just made, and the way to stop it all. */
export function ShareLinks({ reservationId }: { readonly reservationId: number }) {
  const input = { params: { id: reservationId } }
  const { data, error, mutate } = useAnswer('listShares', input)
  const making = useChange('shareReservation')
  const stopping = useChange('stopSharing')
  const [made, setMade] = useState<Made>()
  const [isAsking, setIsAsking] = useState(false)
  const [latest] = data?.data ?? []

  async function make() {
    stopping.clear()
    const answer = await making.send(input)
    if (answer.ok) setMade(answer.value.entity)
    await mutate()
  }
  async function stop() {
    making.clear()
    setMade(undefined)
    await stopping.send(input)
    setIsAsking(false)
    await mutate()
  }
  if (error && !data) return <RetryState heading={texts.failed} error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton label={texts.loading} heightPx={120} />
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{texts.text}</p>
      {made && <NewLink address={made.address} />}
      {latest && <p className={muted}>{texts.count(data.data.length, formatDateTime(new Date(latest.expires)))}</p>}
      <div>
        <ChangeFeedback state={making.state} onClear={making.clear} />
        <ChangeFeedback state={stopping.state} onClear={stopping.clear} doneText={texts.stopped} />
      </div>
      <Stack gapPx={8}>
        <Button
          variant={latest ? 'secondary' : 'primary'}
          icon={LinkIcon}
          isWide
          isPending={making.isPending}
          onPress={() => void make()}
        >
          {latest ? texts.makeAnother : texts.make}
        </Button>
        {latest && (
          <Button variant="quiet" icon={Link2Off} isWide onPress={() => setIsAsking(true)}>
            {texts.stop}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        heading={texts.stopHeading}
        confirmText={texts.stop}
        isPending={stopping.isPending}
        onConfirm={() => void stop()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.stopText}
      </ConfirmDialog>
    </Stack>
  )
}
