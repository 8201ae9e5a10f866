import type { Member } from '@delebil/core-api'
import { Button, Inline } from '@delebil/ui'
import { membershipTexts } from './membership-texts.ts'

const { list } = membershipTexts

export interface MemberActionsProps {
  member: Member
  isSelf: boolean
  onDefault: () => void
  onRemove: () => void
}

/** What can be done about one member. */
export function MemberActions({ member, isSelf, onDefault, onRemove }: MemberActionsProps) {
  return (
    <Inline gapPx={8}>
      {!member.default && (
        <Button isSmall variant="quiet" aria-label={list.makeDefaultFor(member.name)} onPress={onDefault}>
          {list.makeDefault}
        </Button>
      )}
      <Button isSmall onPress={onRemove} {...(!isSelf && { 'aria-label': list.removeNamed(member.name) })}>
        {isSelf ? list.leave : list.remove}
      </Button>
    </Inline>
  )
}
