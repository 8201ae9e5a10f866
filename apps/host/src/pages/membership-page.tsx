import { EmptyState, LinkButton, Stack } from '@delebil/ui'
import { needsIdCard } from '@delebil/validation'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import { useParams } from 'react-router'
import { page } from '../account/account.css.ts'
import { OwnSection } from '../account/own-section.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { IdCardSection } from '../membership/id-card-section.tsx'
import { InvitationsSection } from '../membership/invitations-section.tsx'
import { MembersSection } from '../membership/members-section.tsx'
import * as css from '../membership/membership.css.ts'
import { MembershipFacts } from '../membership/membership-facts.tsx'
import { SettingsForm } from '../membership/settings-form.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site/site-context.ts'
import { useAnswer } from '../site/use-answer.ts'
import { texts } from '../texts.ts'
import { UnknownUrlPage } from './unknown-url-page.tsx'

const own = texts.membership

/** One membership: its state, ID card, name and place, people and invitations. */
export function MembershipPage() {
  const { session } = useSite()
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const membership = useAnswer('getMembership', isId ? { params: { id } } : undefined)
  const refresh = () => {
    membership.refresh()
    void session.refreshUserData()
  }
  const { data } = membership
  if (!isId) return <UnknownUrlPage />
  return (
    <div className={page}>
      <div className={css.back}>
        <LinkButton href={paths.memberships} variant="quiet" isSmall icon={ArrowLeft}>
          {own.all}
        </LinkButton>
      </div>
      <PageHeading>{own.page}</PageHeading>
      {membership.refusal?.code === 'resource.unknown' ? (
        <EmptyState icon={UserRoundX} heading={own.gone}>
          {own.goneText}
        </EmptyState>
      ) : (
        <Stack gapPx={24}>
          <OwnSection heading={data?.name ?? own.page} own={membership}>
            {(known) => <MembershipFacts membership={known} />}
          </OwnSection>
          {data && needsIdCard(data) && <IdCardSection membership={data} onChanged={refresh} />}
          {data?.isOwner && <SettingsForm key={data.id} membership={data} onChanged={refresh} />}
          {data && <MembersSection membership={data} onChanged={refresh} />}
          {data?.isOwner && <InvitationsSection membership={data} />}
        </Stack>
      )}
    </div>
  )
}
