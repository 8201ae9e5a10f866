/** What a person reads about the cost of a trip under way. */
export const runningCostTexts = {
  heading: 'Kostnad på turen',
  soFar: 'Så langt',
  atEnd: 'Ved slutt',
  linesSoFar: 'Så langt, linje for linje',
  linesAtEnd: 'Ved slutt, linje for linje',
  showLines: 'Vis linjene',
  hideLines: 'Skjul linjene',
  next: (time: string) => `Øker neste gang kl. ${time}.`,
  late: 'Turen er på overtid, så prisen løper til du leverer bilen.',
  promised: 'Du betaler for hele den reserverte tiden, også om du leverer før.',
  kilometers: 'Kjørte kilometer kommer i tillegg når turen er avsluttet.',
} as const
