import { PanelTable } from '@delebil/admin-components'
import type { StaffInvitation } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { rightsText } from './rights-text.ts'
import * as css from './staff.css.ts'
import { staffTexts as own } from './staff-texts.ts'
import { useWithdrawInvitation } from './use-staff.ts'

interface InvitationListProps {
  readonly invitations: readonly StaffInvitation[]
  readonly mayChange: boolean
}

/** Who is invited and has not accepted. */
export function InvitationList({ invitations, mayChange }: InvitationListProps) {
  const { withdraw, isPending } = useWithdrawInvitation()
  return (
    <PanelTable<StaffInvitation>
      label={own.invitations}
      answer={{ data: { data: invitations }, error: undefined, again: () => undefined }}
      empty={own.noInvitations}
      rowKey={({ id }) => id}
      columns={[
        {
          label: own.person,
          value: ({ name, email }) => (
            <span className={css.who}>
              <span className={css.name}>{name}</span>
              <span className={css.muted}>{email}</span>
            </span>
          ),
        },
        { label: own.rights, value: ({ rights }) => rightsText(rights) },
        { label: own.expires, value: ({ expiresAt }) => momentOrDash(expiresAt) },
        ...(mayChange
          ? [
              {
                label: own.act,
                value: ({ id, name }: StaffInvitation) => (
                  <Button
                    isSmall
                    aria-label={own.withdrawOf(name)}
                    isPending={isPending}
                    onPress={() => void withdraw(id)}
                  >
                    {own.withdraw}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
