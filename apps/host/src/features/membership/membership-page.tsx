import { useAnswer } from '@delebil/core-api/react'
import { EmptyState, LinkButton, Stack } from '@delebil/ui'
import { needsIdCard } from '@delebil/validation'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import { useParams } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { columns, widePage } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { StaffLinks } from '../../site/page/staff-links.tsx'
import { UnknownUrlPage } from '../../site/page/unknown-url-page.tsx'
import { useHeldBack } from '../../site/page/use-held-back.ts'
import { paths } from '../../site/paths.ts'
import { BillingSection } from '../billing-data/billing-section.tsx'
import { IdCardSection } from './id-card-section.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { MembersSection } from './members-section.tsx'
import * as css from './membership.css.ts'
import { MembershipFacts } from './membership-facts.tsx'
import { membershipTexts } from './membership-texts.ts'
import { SettingsForm } from './settings-form.tsx'

const own = membershipTexts

/** One membership: its state, ID card, name and place, people and invitations. */
export function MembershipPage() {
  const { session } = useSite()
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const membership = useHeldBack(useAnswer('getMembership', isId ? { params: { id } } : undefined))
  const refresh = () => {
    void membership.mutate()
    void session.refreshUserData()
  }
  const { data } = membership
  if (!isId) return <UnknownUrlPage />
  return (
    <div className={widePage}>
      <div className={css.back}>
        <LinkButton href={paths.memberships} variant="quiet" isSmall icon={ArrowLeft}>
          {own.all}
        </LinkButton>
      </div>
      <PageHeading>{own.page}</PageHeading>
      {membership.error?.refusal.code === 'resource.unknown' ? (
        <EmptyState icon={UserRoundX} heading={own.gone}>
          {own.goneText}
        </EmptyState>
      ) : (
        <div className={columns}>
          <Stack gapPx={16}>
            <OwnSection heading={data?.name ?? own.page} own={membership}>
              {(known) => <MembershipFacts membership={known} />}
            </OwnSection>
            {data && needsIdCard(data) && <IdCardSection membership={data} onChanged={refresh} />}
            {data?.isOwner && <SettingsForm key={data.id} membership={data} onChanged={refresh} />}
            {data?.isOwner && <BillingSection key={`billing-${data.id}`} membershipId={data.id} />}
          </Stack>
          <Stack gapPx={16}>
            {data && <MembersSection membership={data} onChanged={refresh} />}
            {data?.isOwner && <InvitationsSection membership={data} />}
            {data && <StaffLinks kind="membership" id={data.id} organizationId={data.organizationId} />}
          </Stack>
        </div>
      )}
    </div>
  )
}
