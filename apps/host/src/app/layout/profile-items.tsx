import type { Membership } from '@delebil/core-api'
import { Avatar, Icon, StatusDot } from '@delebil/ui'
import { needsIdCard } from '@delebil/validation'
import { describeMembership } from '@delebil/validation/text'
import { ChartColumn, Check, IdCard, KeyRound, LogOut, Plus, ScrollText, UserRound, UsersRound } from 'lucide-react'
import { Header, Menu, MenuItem, MenuSection, Separator, Text } from 'react-aria-components'
import { membershipTexts } from '../../features/membership/membership-texts.ts'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import { layoutTexts } from './layout-texts.ts'
import { MenuEntry } from './menu-entry.tsx'
import * as css from './profile-menu.css.ts'

/** Who is logged in, the memberships to act for, and the way out. Nothing for a visitor. */
export function ProfileItems({ onClose }: { readonly onClose?: () => void }) {
  const { session } = useSite()
  const { whoami, selectedMembershipId } = useSessionState()
  if (!whoami) return null
  const { person, memberships, partner } = whoami
  // What a session that a partner's site began is refused is not offered either.
  const isWhole = partner === undefined
  return (
    <>
      <div className={css.person}>
        <Avatar name={person.name} />
        <span className={css.personTexts}>
          <span className={css.personName}>{person.name}</span>
          <span className={css.personMail}>{partner?.name ?? person.email}</span>
        </span>
      </div>
      {memberships.length === 0 && <p className={css.empty}>{membershipTexts.none}</p>}
      <Menu aria-label={layoutTexts.profile.menu} className={css.menu} {...(onClose && { onClose })}>
        {memberships.length > 0 && (
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={selectedMembershipId === undefined ? [] : [selectedMembershipId]}
            onSelectionChange={(keys) => {
              const [id] = keys
              if (typeof id === 'number') session.selectMembership(id)
            }}
          >
            <Header className={css.sectionHeading}>{layoutTexts.profile.memberships}</Header>
            {memberships.map((membership) => (
              <MembershipEntry
                key={membership.id}
                membership={membership}
                isSelected={membership.id === selectedMembershipId}
              />
            ))}
          </MenuSection>
        )}
        {memberships.length > 0 && <Separator className={css.separator} />}
        {(isWhole ? memberships : []).filter(needsIdCard).map(({ id, name }) => (
          <MenuEntry
            key={`id-card-${id}`}
            id={`id-card-${id}`}
            href={`${paths.membership(id)}#id-kort`}
            icon={IdCard}
            label={membershipTexts.idCard.heading}
            note={memberships.length > 1 ? name : undefined}
          />
        ))}
        {isWhole && memberships.length > 0 && (
          <MenuEntry id="memberships" href={paths.memberships} icon={UsersRound} label={membershipTexts.page} />
        )}
        <MenuEntry
          id="join"
          href={partner?.membershipKey ? paths.joinOf(partner.membershipKey) : paths.join}
          icon={Plus}
          label={membershipTexts.create}
        />
        {isWhole && <MenuEntry id="my-year" href={paths.myYear} icon={ChartColumn} label={nameTexts.myYear} />}
        {isWhole && <MenuEntry id="my-user" href={paths.profile} icon={UserRound} label={nameTexts.myUser} />}
        <MenuEntry id="terms" href={paths.terms} icon={ScrollText} label={nameTexts.terms} />
        <MenuEntry id="log-out" href={paths.logout} icon={LogOut} label={nameTexts.logOut} />
      </Menu>
    </>
  )
}

function MembershipEntry({ membership, isSelected }: { membership: Membership; isSelected: boolean }) {
  const { text, indicator } = describeMembership(membership)
  return (
    <MenuItem id={membership.id} textValue={membership.name} className={css.entry}>
      <span className={css.check}>{isSelected && <Icon of={Check} />}</span>
      <span className={css.entryTexts}>
        <span className={css.entryName}>
          <Text slot="label">{membership.name}</Text>
          {membership.isOwner && (
            <span className={css.ownerIcon}>
              <Icon of={KeyRound} sizePx={16} label={layoutTexts.profile.owner} />
            </span>
          )}
        </span>
        <span className={css.entryNote}>
          <StatusDot tone={indicator ?? 'none'}>{text}</StatusDot>
        </span>
      </span>
    </MenuItem>
  )
}
