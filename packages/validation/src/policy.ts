/** What shapes the price of a reservation beside its tariff. Kept with the reservation: a later change never touches it. */
export type CancellationTerms = {
  /** Part of the hourly price that is charged (percent). */
  cancelFeePercent: number
  /** Hours of the reservation inside this window from now are charged for (hours, elapsed). */
  cancelFeeWindowHours: number
  /** Cancelling is free this long after booking (minutes). */
  cancelFreeMinutes: number
}

/** What an organization decides, each value from an instant on. */
export type Policy = CancellationTerms & {
  /** The car may be opened and acted on this long before start and after effective end (minutes). */
  actWindowMinutes: number
}

/** The specification's values: what holds for an organization that has decided nothing. */
export const standardPolicy: Policy = {
  cancelFeePercent: 50,
  cancelFeeWindowHours: 48,
  cancelFreeMinutes: 60,
  actWindowMinutes: 10,
}
