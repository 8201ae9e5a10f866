import { useChange } from '@delebil/core-api/react'
import { Checkbox, Modal, Stack, TextField, useForm } from '@delebil/ui'
import { checkEmail, checkRequired, parseEmails } from '@delebil/validation'
import { LOCALE, memberProblemTextOf } from '@delebil/validation/text'
import { personChecks, personFields } from '../../site/form/person-fields.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { muted, paragraph } from '../../site/page/page.css.ts'
import { membershipTexts } from './membership-texts.ts'

const { invite } = membershipTexts

export interface InviteDialogProps {
  membershipId: number
  onClose: () => void
  onSent: (email: string) => void
}

/** What is wrong about the addresses, and with which where there are several. */
function wrongAbout(typed: string): string | undefined {
  const emails = parseEmails(typed)
  const wrong = emails.filter((email) => checkEmail(email) !== undefined)
  const code = checkRequired(typed) ?? (emails.length === 0 || wrong.length > 0 ? 'field.email' : undefined)
  return (
    code &&
    (wrong.length > 0 && emails.length > 1
      ? `${memberProblemTextOf(code)}: ${wrong.join(', ')}`
      : memberProblemTextOf(code))
  )
}

const words = new Intl.ListFormat(LOCALE)
const isOne = (typed: string) => parseEmails(typed).length < 2

/** Whom to invite, one by name or several at once, and what they may do. */
export function InviteDialog({ membershipId, onClose, onSent }: InviteDialogProps) {
  const inviting = useChange('inviteMember')
  const form = useForm({
    initial: { inviteeName: '', inviteeEmail: '', canCreateReservation: true, isGrantedChildMembership: false },
    check: ({ inviteeName, inviteeEmail }) => {
      const code = isOne(inviteeEmail) ? personChecks.name(inviteeName) : undefined
      return { inviteeName: code && memberProblemTextOf(code), inviteeEmail: wrongAbout(inviteeEmail) }
    },
    send: ({ inviteeName, ...fields }) =>
      inviting.send({ body: { membershipId, ...fields, ...(isOne(fields.inviteeEmail) && { inviteeName }) } }),
    onDone: (_made, { inviteeEmail }) => onSent(words.format(parseEmails(inviteeEmail))),
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
          help={invite.nameHelp}
          autoComplete="off"
          autoFocus
          {...form.field('inviteeName')}
        />
        <TextField
          label={invite.email}
          help={invite.emailHelp}
          inputMode="email"
          autoComplete="off"
          {...form.field('inviteeEmail')}
        />
        {mark('canCreateReservation', invite.canBook)}
        <Stack gapPx={4}>
          {mark('isGrantedChildMembership', invite.child)}
          <p className={muted}>{invite.childNote}</p>
        </Stack>
      </SiteForm>
    </Modal>
  )
}
