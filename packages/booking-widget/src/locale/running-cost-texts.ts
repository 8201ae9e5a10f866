import { formatKilometers } from '@delebil/validation/text'

/** What a person reads about the cost of a trip under way. */
export const runningCostTexts = {
  heading: 'Kostnad på turen',
  next: (when: string) => `Øker neste gang ${when}.`,
  late: 'Turen er på overtid, så prisen løper til du leverer bilen.',
  promised: 'Du betaler for hele den reserverte tiden, også om du leverer før.',
  kilometers: 'Kjørte kilometer kommer i tillegg når turen er avsluttet.',
  driven: (kilometers: number) => `${formatKilometers(kilometers)} som er kjørt, er med.`,
} as const
