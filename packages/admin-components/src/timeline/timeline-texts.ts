/** Norwegian texts of the timeline; what it shows is named by whoever uses it. */
export const timelineTexts = {
  timeline: 'tidslinje',
  now: 'Nå',
  help: 'Piltaster går mellom det som står på planen. Enter løfter det valgte. En finger holder litt, og drar så.',
  picked: (bar: string, canStretch: boolean) =>
    `${bar} er løftet. Piltastene flytter en halvtime eller en rad, med Shift et døgn.${canStretch ? ' Pluss og minus endrer slutten.' : ''} Enter slipper, Escape avbryter.`,
  stretching: (bar: string) => `Slutten på ${bar} er løftet. Pluss og minus endrer den en halvtime. Enter slipper.`,
  over: (row: string, period: string) => `${row}, ${period}, ledig`,
  clash: (row: string, period: string, other: string) => `${row}, ${period}, opptatt: ${other}`,
  dropped: (bar: string, row: string, period: string) => `${bar} er lagt på ${row}, ${period}`,
  cancelled: (bar: string) => `Avbrutt. ${bar} står der det var.`,
  named: (period: string, row: string, more?: string) => `, ${period}, ${row}${more === undefined ? '' : `, ${more}`}`,
} as const
