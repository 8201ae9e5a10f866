import { useAnswer, useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, LinkButton, Stack } from '@delebil/ui'
import { formatLongDate } from '@delebil/validation/text'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { OwnSection } from '../../site/page/own-section.tsx'
import { muted, narrowPage, paragraph, row, rows, rowTexts } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { staffInvitationTexts as own } from './staff-invitation-texts.ts'

/** Where the mail of an invitation to a staff leads, once one is logged in. */
export function StaffInvitationPage() {
  const { session } = useSite()
  const invitations = useAnswer('listStaffInvitations', {})
  const accepting = useChange('acceptStaffInvitation')
  const [joined, setJoined] = useState<number>()

  async function accept(id: number): Promise<void> {
    const result = await accepting.send({ params: { id } })
    if (!result.ok) return void invitations.mutate()
    await session.refreshUserData()
    setJoined(result.value.organizationId)
  }
  return (
    <div className={narrowPage}>
      <PageHeading>{own.heading}</PageHeading>
      {joined === undefined ? (
        <OwnSection heading={own.heading} own={invitations}>
          {({ isEmailProven, data }) => (
            <Stack gapPx={16}>
              {!isEmailProven && <ProveFirst />}
              {isEmailProven && data.length === 0 && <p className={paragraph}>{own.none}</p>}
              {data.length > 0 && (
                <ul className={rows}>
                  {data.map(({ id, organizationName, expires }) => (
                    <li key={id} className={row}>
                      <span className={rowTexts}>
                        <span>{own.from(organizationName)}</span>
                        <br />
                        <span className={muted}>{own.expires(formatLongDate(new Date(expires)))}</span>
                      </span>
                      <Button
                        variant="primary"
                        aria-label={own.acceptOf(organizationName)}
                        isPending={accepting.isPending}
                        onPress={() => void accept(id)}
                      >
                        {own.accept}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
              <ErrorMessage>{accepting.refusal?.message}</ErrorMessage>
            </Stack>
          )}
        </OwnSection>
      ) : (
        <Stack gapPx={16}>
          <p role="status" className={paragraph}>
            {own.accepted}
          </p>
          <LinkButton variant="primary" isWide href={paths.adminOf(joined)}>
            {own.open}
          </LinkButton>
        </Stack>
      )}
    </div>
  )
}

function ProveFirst() {
  const sending = useChange('sendEmailConfirmation')
  return (
    <Stack gapPx={16}>
      <p className={paragraph}>{own.unproven}</p>
      <ErrorMessage>{sending.refusal?.message}</ErrorMessage>
      {sending.state.name === 'done' ? (
        <p role="status" className={paragraph}>
          {own.sent}
        </p>
      ) : (
        <div>
          <Button variant="primary" isPending={sending.isPending} onPress={() => void sending.send({})}>
            {own.sendAgain}
          </Button>
        </div>
      )}
    </Stack>
  )
}
