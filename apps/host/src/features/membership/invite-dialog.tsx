import { useChange } from '@delebil/core-api/react'
import { Checkbox, Modal, Stack, TextField } from '@delebil/ui'
import { personChecks, personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { muted, paragraph } from '../../site/page/page.css.ts'
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
  const form = useCheckedForm({
    initial: { inviteeName: '', inviteeEmail: '', canCreateReservation: true, isGrantedChildMembership: false },
    checks: { inviteeName: personChecks.name, inviteeEmail: personChecks.email },
    send: (fields) => inviting.send({ body: { membershipId, ...fields } }),
    onDone: ({ entity }) => onSent(entity.inviteeEmail),
  })
  const mark = (name: 'canCreateReservation' | 'isGrantedChildMembership', text: string) => (
    <Checkbox isSelected={form.values[name]} onChange={(isMarked) => form.set({ [name]: isMarked })}>
      {text}
    </Checkbox>
  )
  return (
    <Modal isOpen onClose={onClose} heading={invite.dialog} size="small">
      <SiteForm form={form} submit={invite.send}>
        <p className={paragraph}>{invite.text}</p>
        <TextField
          {...personFields.name}
          label={invite.name}
          autoComplete="off"
          autoFocus
          {...form.field('inviteeName')}
        />
        <TextField {...personFields.username} label={invite.email} autoComplete="off" {...form.field('inviteeEmail')} />
        {mark('canCreateReservation', invite.canBook)}
        <Stack gapPx={4}>
          {mark('isGrantedChildMembership', invite.child)}
          <p className={muted}>{invite.childNote}</p>
        </Stack>
      </SiteForm>
    </Modal>
  )
}
