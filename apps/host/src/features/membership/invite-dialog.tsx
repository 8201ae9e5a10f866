import { NAME_MAX_LENGTH } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, Checkbox, ErrorMessage, Modal, Stack, TextField } from '@delebil/ui'
import { checkEmail, checkFullName, checkRequired, EMAIL_MAX_LENGTH } from '@delebil/validation'
import { useState } from 'react'
import { useForm } from '../../site/form/use-form.ts'
import { form as formClass, muted, paragraph } from '../../site/page/page.css.ts'
import { membershipTexts } from './membership-texts.ts'

const { invite } = membershipTexts

export interface InviteDialogProps {
  membershipId: number
  onClose: () => void
  onSent: (email: string) => void
}

/** Whom to invite, and what they may do. */
export function InviteDialog({ membershipId, onClose, onSent }: InviteDialogProps) {
  const inviting = useChange('inviteMember')
  const [canCreateReservation, setCanCreateReservation] = useState(true)
  const [isGrantedChildMembership, setIsGrantedChildMembership] = useState(false)
  const form = useForm({
    initial: { inviteeName: '', inviteeEmail: '' },
    checks: {
      inviteeName: (value) => checkRequired(value) ?? checkFullName(value),
      inviteeEmail: (value) => checkRequired(value) ?? checkEmail(value),
    },
    send: (fields) =>
      inviting.send({ body: { membershipId, ...fields, canCreateReservation, isGrantedChildMembership } }),
    onDone: ({ entity }) => onSent(entity.inviteeEmail),
  })
  return (
    <Modal isOpen onClose={onClose} heading={invite.dialog} size="small">
      <form className={formClass} onSubmit={form.onSubmit} noValidate>
        <p className={paragraph}>{invite.text}</p>
        <TextField
          label={invite.name}
          autoFocus
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          {...form.field('inviteeName')}
        />
        <TextField
          label={invite.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          {...form.field('inviteeEmail')}
        />
        <Checkbox isSelected={canCreateReservation} onChange={setCanCreateReservation}>
          {invite.canBook}
        </Checkbox>
        <Stack gapPx={4}>
          <Checkbox isSelected={isGrantedChildMembership} onChange={setIsGrantedChildMembership}>
            {invite.child}
          </Checkbox>
          <p className={muted}>{invite.childNote}</p>
        </Stack>
        <ErrorMessage>{form.refusal?.message}</ErrorMessage>
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {invite.send}
        </Button>
      </form>
    </Modal>
  )
}
