import { useAdminChange, useForget } from '@delebil/admin-components'
import { Button } from '@delebil/ui'
import { useState } from 'react'
import * as css from '../panel/panel.css.ts'
import { firstUseTexts as own } from './first-use-texts.ts'

/** Opens the car and locks it again, for whoever stands beside it. */
export function TryLock({ carId }: { readonly carId: number }) {
  const { send, isPending } = useAdminChange('cars.try-lock')
  const forget = useForget()
  const [said, setSaid] = useState('')
  const tryIt = async () => {
    setSaid('')
    const result = await send({ params: { id: carId }, body: {} })
    if (!result.ok) return setSaid(result.refusal.message)
    await forget('cars')
    const { tried } = result.value.entity
    setSaid(tried ? own.outcomes[tried.outcome] : '')
  }
  return (
    <div>
      <Button isPending={isPending} onPress={() => void tryIt()}>
        {own.tryLock}
      </Button>
      <p role="status" className={css.muted}>
        {said}
      </p>
    </div>
  )
}
