/** What can be told of a car: that it is damaged, or that something else about it is wrong. */
export const damageKinds = ['DAMAGE', 'DEVIATION'] as const
export type DamageKind = (typeof damageKinds)[number]

/** Where on a car; the words of the wire. */
export const damagePlaces = ['FRONT', 'REAR', 'LEFT', 'RIGHT', 'ROOF', 'GLASS', 'WHEELS', 'INTERIOR', 'OTHER'] as const
export type DamagePlace = (typeof damagePlaces)[number]

/** What a person reads for each place. */
export const damagePlaceText = {
  FRONT: 'Foran',
  REAR: 'Bak',
  LEFT: 'Venstre side',
  RIGHT: 'Høyre side',
  ROOF: 'Taket',
  GLASS: 'Ruter og speil',
  WHEELS: 'Hjul og dekk',
  INTERIOR: 'Inni bilen',
  OTHER: 'Et annet sted',
} as const satisfies Record<DamagePlace, string>

/** How far the club has come with a damage. */
export const damageStates = ['REPORTED', 'ACCEPTED', 'REPAIRED', 'DISMISSED'] as const
