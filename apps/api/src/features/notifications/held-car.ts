/** A car that is held for somebody, as the mail and the notification about it need it. */
export type HeldCar = {
  readonly car: { readonly model: string; readonly locationName: string }
  readonly window: { readonly start: Date; readonly end: Date }
  readonly until: Date
  /** Where the person can book the car. */
  readonly link: string
}
