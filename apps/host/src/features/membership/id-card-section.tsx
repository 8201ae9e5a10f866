import type { MembershipDetail } from '@delebil/core-api'
import { Stack, TextField } from '@delebil/ui'
import { checkRequired } from '@delebil/validation'
import { useSite } from '../../site/context/site-context.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { MembershipStatus } from './membership-status.tsx'
import { membershipTexts } from './membership-texts.ts'

const { idCard } = membershipTexts

export interface IdCardSectionProps {
  membership: MembershipDetail
  onChanged: () => void
}

/** The ID card that the club must see: missing, or waiting to be looked at. An owner supplies it. */
export function IdCardSection({ membership, onChanged }: IdCardSectionProps) {
  const { externalIdCard, isOwner } = membership
  return (
    <div id="id-kort">
      <SectionCard heading={idCard.heading}>
        <Stack gapPx={12}>
          <MembershipStatus membership={membership} />
          <p className={paragraph}>{externalIdCard ? idCard.waiting : isOwner ? idCard.missing : idCard.ask}</p>
          {isOwner && <IdCardForm key={externalIdCard} membership={membership} onChanged={onChanged} />}
        </Stack>
      </SectionCard>
    </div>
  )
}

function IdCardForm({ membership: { id, externalIdCard }, onChanged }: IdCardSectionProps) {
  const { api } = useSite()
  const form = useCheckedForm({
    initial: { externalIdCard: externalIdCard ?? '' },
    checks: { externalIdCard: checkRequired },
    send: (body) => api.updateMembership({ params: { id }, body }),
    onDone: onChanged,
  })
  return (
    <SiteForm
      isWide={false}
      form={form}
      submit={externalIdCard ? idCard.change : idCard.submit}
      variant={externalIdCard ? 'secondary' : 'primary'}
    >
      <TextField label={idCard.field} maxLength={60} autoComplete="off" {...form.field('externalIdCard')} />
    </SiteForm>
  )
}
