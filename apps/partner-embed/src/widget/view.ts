/** The screens that an element may show. */
export type View =
  | { readonly name: 'find-car' }
  | { readonly name: 'reservations' }
  | { readonly name: 'reservation'; readonly id: number }
