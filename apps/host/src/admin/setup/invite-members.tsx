import { useAdminChange } from '@delebil/admin-components'
import type { MovingIn } from '@delebil/core-api/admin'
import { Button, ConfirmDialog, ErrorMessage } from '@delebil/ui'
import { useState } from 'react'
import { useSettle } from '../shared/use-settle.ts'
import { movingInTexts as own } from './moving-in-texts.ts'

/** Invites the members, once it is said how many hear of it; later those who have chosen no password. */
export function InviteMembers({ moving }: { readonly moving: MovingIn }) {
  const { version, state, persons, withoutLogIn } = moving
  const settle = useSettle('setup')
  const { send } = useAdminChange('moving-in.invite')
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState('')
  const isFirst = state === 'MOVING'
  if (!isFirst && withoutLogIn === 0) return null
  const name = isFirst ? own.invite : own.inviteLeft
  const invite = async () => {
    setIsPending(true)
    const result = await settle(await send({ body: { version } }), own.invited)
    setIsPending(false)
    setIsAsking(false)
    setProblem(result.ok ? '' : result.refusal.message)
  }
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'secondary'} onPress={() => setIsAsking(true)}>
        {name}
      </Button>
      <ErrorMessage>{problem || undefined}</ErrorMessage>
      <ConfirmDialog
        isOpen={isAsking}
        heading={name}
        confirmText={name}
        isDanger={false}
        isPending={isPending}
        onConfirm={() => void invite()}
        onCancel={() => setIsAsking(false)}
      >
        {isFirst ? own.hears(persons, withoutLogIn) : own.hearsAgain(withoutLogIn)}
      </ConfirmDialog>
    </>
  )
}
