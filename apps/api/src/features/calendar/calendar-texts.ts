/** What a calendar shows of reservations. */
export const calendarTexts = {
  name: 'Delebil',
  event: (model: string, licensePlate: string) => `Bil: ${model} (${licensePlate})`,
  canceled: (event: string) => `Avbestilt: ${event}`,
  description: (number: number, parking: string | null) =>
    [`Reservasjon ${number}`, parking].filter((part) => part !== null && part !== '').join('\n'),
} as const
