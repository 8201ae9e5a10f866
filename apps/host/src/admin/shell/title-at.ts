import { adminTexts } from './admin-texts.ts'
import { isActive, menuItems } from './menu.ts'
import { groupsOf } from './menu-groups.ts'

/** 'Thing - area - organisation': tabs and a browser's history are told apart by what stands first. */
export function titleAt(pathname: string, thing: string, organization: string | undefined): string {
  const group = groupsOf(menuItems).find(({ items }) => items.some((item) => isActive(item, pathname)))
  const parts = [thing, group?.name ?? adminTexts.admin, organization]
  return [...new Set(parts.filter((part) => part !== undefined))].join(' - ')
}
