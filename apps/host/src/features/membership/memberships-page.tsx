import { Badge, Button, Card, EmptyState, Icon, Inline, LinkButton, Stack } from '@delebil/ui'
import { ChevronRight, KeyRound, UsersRound } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { muted, page } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import * as css from './membership.css.ts'
import { MembershipStatus } from './membership-status.tsx'
import { membershipTexts } from './membership-texts.ts'

const own = membershipTexts

/** What the person is a member of, and which of it is used now. */
export function MembershipsPage() {
  const { session } = useSite()
  const { whoami, selectedMembershipId } = useSessionState()
  const memberships = whoami?.memberships ?? []
  return (
    <div className={page}>
      <PageHeading>{own.page}</PageHeading>
      <Stack gapPx={16}>
        {memberships.length === 0 && (
          <EmptyState icon={UsersRound} heading={own.noneHeading}>
            {membershipTexts.none}
          </EmptyState>
        )}
        <ul className={css.list} aria-label={own.page}>
          {memberships.map((membership) => (
            <Card key={membership.id} as="li">
              <Stack gapPx={12}>
                <Link href={paths.membership(membership.id)} className={css.cardLink}>
                  <Inline gapPx={8}>
                    <span className={css.subTitle}>{membership.name}</span>
                    {membership.isOwner && <Icon of={KeyRound} sizePx={16} label={own.owner} />}
                    {membership.default && <Badge>{own.default}</Badge>}
                  </Inline>
                  <Icon of={ChevronRight} />
                </Link>
                <Inline justify="space-between">
                  <Inline gapPx={16}>
                    <MembershipStatus membership={membership} isLong />
                    <span className={muted}>{own.members(membership.memberCount)}</span>
                  </Inline>
                  {membership.id === selectedMembershipId ? (
                    <Badge tone="green">{own.selected}</Badge>
                  ) : (
                    <Button
                      isSmall
                      aria-label={`${own.select}: ${membership.name}`}
                      onPress={() => session.selectMembership(membership.id)}
                    >
                      {own.select}
                    </Button>
                  )}
                </Inline>
              </Stack>
            </Card>
          ))}
        </ul>
        <LinkButton href={paths.join} isWide variant={memberships.length === 0 ? 'primary' : 'secondary'}>
          {own.create}
        </LinkButton>
      </Stack>
    </div>
  )
}
