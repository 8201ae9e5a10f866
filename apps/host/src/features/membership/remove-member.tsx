import type { Member, MembershipDetail } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { ConfirmDialog, ErrorMessage, Stack } from '@delebil/ui'
import { membershipTexts } from './membership-texts.ts'

const { list } = membershipTexts

export interface RemoveMemberProps {
  membership: MembershipDetail
  member: Member
  isSelf: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks before somebody is taken out; why it was refused stands in the question. */
export function RemoveMember({ membership, member, isSelf, onClose, onRemoved }: RemoveMemberProps) {
  const removing = useChange('removeMember')
  async function remove(): Promise<void> {
    const result = await removing.send({ params: { id: membership.id, memberId: member.id } })
    if (result.ok) onRemoved()
  }
  return (
    <ConfirmDialog
      isOpen
      heading={isSelf ? list.leaveHeading : list.removeHeading}
      confirmText={isSelf ? list.leave : list.remove}
      isPending={removing.isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Stack gapPx={12}>
        <p style={{ margin: 0 }}>
          {isSelf ? list.leaveText(membership.name) : list.removeText(member.name, membership.name)}
        </p>
        <ErrorMessage>{removing.refusal?.message}</ErrorMessage>
      </Stack>
    </ConfirmDialog>
  )
}
