import { anyStaff } from '../resource.ts'

/** Who reads and who writes what belongs together. */
export const fleet = { read: ['FLEET_MANAGEMENT_READ'], write: ['FLEET_MANAGEMENT_WRITE'] } as const
export const trips = { read: ['RESERVATION_READ'], write: ['RESERVATION_WRITE'] } as const
export const help = { read: ['HELP_READ'], write: ['HELP_WRITE'] } as const
export const members = { read: ['MEMBERSHIP_READ'], write: ['MEMBERSHIP_WRITE'] } as const
/** Money: those who may see only the lines of a trip or a membership open no page of it. */
export const money = { read: ['BILLING_READ'], write: ['BILLING_WRITE'] } as const
/** The spec restricts the menu of persons and cards to nobody among the staff; changing them is another matter. */
export const people = { read: anyStaff, write: members.write } as const

/** What an organization is set up with. */
export const settings = { read: ['ADMIN_SETTINGS_READ'], write: ['ADMIN_SETTINGS_WRITE'] } as const

/** What can be done with records. */
export const all = { create: true, change: true, remove: true } as const
export const restorable = { ...all, restore: true } as const
