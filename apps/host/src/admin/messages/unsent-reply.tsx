import { useAdminHost } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messageTexts as texts } from './message-texts.ts'
import * as css from './messages.css.ts'
import { useMessages } from './use-messages.ts'
import { useTakeBack } from './use-take-back.ts'

/** The answer that waits to be sent, and the way to stop it: also after the page was closed and opened again. */
export function UnsentReply({ reservationId }: { readonly reservationId: number }) {
  const { now } = useAdminHost()
  const { data } = useMessages(reservationId)
  const takeBack = useTakeBack(reservationId)
  const [isPending, setIsPending] = useState(false)
  const unsent = data?.data.findLast(({ isFromStaff, createdAt }) => isFromStaff && new Date(createdAt) > now())
  useLookAgainAt(unsent?.createdAt, now)
  if (!unsent) return null
  const stop = async () => {
    setIsPending(true)
    await takeBack(unsent.id, unsent.text)
    setIsPending(false)
  }
  return (
    <div className={css.unsent}>
      <p className={css.meta}>{texts.unsent}</p>
      <Button isSmall icon={Undo2} isPending={isPending} onPress={() => void stop()}>
        {texts.takeBack}
      </Button>
    </div>
  )
}

function useLookAgainAt(at: string | undefined, now: () => Date): void {
  const [, setLooked] = useState(0)
  useEffect(() => {
    if (at === undefined) return undefined
    const timer = setTimeout(
      () => setLooked((times) => times + 1),
      Math.max(0, new Date(at).getTime() - now().getTime()) + 1,
    )
    return () => clearTimeout(timer)
  }, [at, now])
}
