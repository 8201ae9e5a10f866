import { Failed, useAdminHost } from '@delebil/admin-components'
import type { AdminChange, Staff, StaffMember } from '@delebil/core-api/admin'
import { Button, Modal, Skeleton } from '@delebil/ui'
import { useState } from 'react'
import { ChangeHistory } from '../shared/change-history.tsx'
import { IdentityProviderCard } from './identity-provider-card.tsx'
import { InvitationList } from './invitation-list.tsx'
import type { MenuPage } from './opened-pages.tsx'
import { rightsOfHistory, rightsText } from './rights-text.ts'
import * as css from './staff.css.ts'
import { StaffForm } from './staff-form.tsx'
import { StaffGrid } from './staff-grid.tsx'
import { staffTexts as own } from './staff-texts.ts'
import { useInviteStaff, useSaveRights, useStaff, useStaffHistory } from './use-staff.ts'

interface StaffPageProps {
  /** The menu: what rights open is told before they are given. */
  readonly pages: readonly MenuPage[]
}

/** Who may see and change what, given, ended and taken here. */
export function StaffPage({ pages }: StaffPageProps) {
  const { permissions } = useAdminHost()
  const { data, error, again } = useStaff()
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  return (
    <div className={css.page}>
      {data ? (
        <Loaded staff={data} pages={pages} mayChange={permissions.includes('ADMIN_SETTINGS_WRITE')} />
      ) : (
        <Skeleton heightPx={320} />
      )}
      <IdentityProviderCard />
      <StaffHistory />
    </div>
  )
}

function StaffHistory() {
  return <ChangeHistory answer={useStaffHistory()} whatOf={whatOf} />
}

function whatOf({ changes }: AdminChange): string {
  const [name, rights] = [changes['name'], changes['rights']]
  const [from, to] = [rightsOfHistory(rights?.from), rightsOfHistory(rights?.to)].map(rightsText)
  return `${name?.to ?? name?.from ?? ''}: ${from} → ${to}`
}

interface LoadedProps extends StaffPageProps {
  readonly staff: Staff
  readonly mayChange: boolean
}

function Loaded({ staff, pages, mayChange }: LoadedProps) {
  const [open, setOpen] = useState<StaffMember | 'new'>()
  const [save, invite] = [useSaveRights(), useInviteStaff()]
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={css.head}>
        <p className={css.muted}>{own.lead}</p>
        {mayChange && (
          <Button variant="primary" onPress={() => setOpen('new')}>
            {own.invite}
          </Button>
        )}
      </div>
      <section className={css.card} aria-label={own.staff}>
        <StaffGrid answer={{ data: staff }} onChange={mayChange ? setOpen : undefined} />
      </section>
      {staff.invitations.length > 0 && (
        <section className={css.card} aria-label={own.invitations}>
          <h2 className={css.heading}>{own.invitations}</h2>
          <InvitationList invitations={staff.invitations} mayChange={mayChange} />
        </section>
      )}
      {open !== undefined && (
        <Modal
          isOpen
          size="large"
          heading={open === 'new' ? own.inviteHeading : own.changeOf(open.name)}
          onClose={close}
        >
          {open === 'new' && <p className={css.muted}>{own.inviteLead}</p>}
          <StaffForm
            label={open === 'new' ? own.inviteHeading : own.changeOf(open.name)}
            rights={open === 'new' ? [] : open.rights}
            pages={pages}
            isNew={open === 'new'}
            onSend={(who, rights, proof) =>
              open === 'new' ? invite(who, rights, proof) : save(open, rights, staff.version, proof)
            }
            onClose={close}
          />
        </Modal>
      )}
    </>
  )
}
