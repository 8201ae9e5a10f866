/** What can be told of a car: that it is damaged, or that something else about it is wrong. */
export const damageKinds = ['DAMAGE', 'DEVIATION'] as const
export type DamageKind = (typeof damageKinds)[number]

/** Where on a car; the words of the wire. */
export const damagePlaces = ['FRONT', 'REAR', 'LEFT', 'RIGHT', 'ROOF', 'GLASS', 'WHEELS', 'INTERIOR', 'OTHER'] as const
export type DamagePlace = (typeof damagePlaces)[number]

/** How far the club has come with a damage. */
export const damageStates = ['REPORTED', 'ACCEPTED', 'REPAIRED', 'DISMISSED'] as const
