/** What a help entry of a club can be about, and what a person reads for it. */
export const situationTopics = {
  CHARGING: 'Lading',
  FUEL: 'Drivstoff',
  LOST_CARD: 'Mistet kort',
  EXPENSES: 'Utlegg',
  CAR_WONT_OPEN: 'Bilen åpner ikke',
  CAR_WONT_START: 'Bilen starter ikke',
  WARNING_LAMP: 'Varsellampe',
  ACCIDENT: 'Ulykke',
  FLAT_TYRE: 'Punktering',
  PARKING: 'Parkering og bøter',
  LATE: 'Forsinket',
  CLEANING: 'Renhold',
  LOST_PROPERTY: 'Glemt noe',
} as const
export type SituationTopic = keyof typeof situationTopics

/** Cars that an entry is for; one without any of these is for all. The keys of FUEL_TYPE. */
export const situationFuels = {
  ELECTRIC: 'Elbil',
  HYBRID: 'Hybrid',
  GASOLINE: 'Bensinbil',
  DIESEL: 'Dieselbil',
} as const
export type SituationFuel = keyof typeof situationFuels

/** Where an entry is shown; one without any of these is shown in both. */
export const situationSources = { FROM_APP: 'I appen', FROM_WEBAPP: 'På nettet' } as const
export type SituationSource = keyof typeof situationSources

/** Every tag with its name, in the order of a form. */
export const situationTagText = { ...situationTopics, ...situationFuels, ...situationSources } as const
export type SituationTag = keyof typeof situationTagText
export const situationTags = Object.keys(situationTagText) as readonly SituationTag[]

/** True when `value` is a tag. */
export function isSituationTag(value: string): value is SituationTag {
  return Object.hasOwn(situationTagText, value)
}

const hasNone = (tags: readonly string[], kind: object) => !tags.some((tag) => Object.hasOwn(kind, tag))

/** What is asked for. `fuel`: of the car at hand; left out where there is none, and then the car excludes nothing. */
export type SituationQuestion = { tags: readonly string[]; fuel?: string | null | undefined }

/** True when an entry answers: asked from where it is shown, for such a car, and about one of the topics if any is asked for. */
export function isSituationFor(tags: readonly string[], { tags: asked, fuel }: SituationQuestion): boolean {
  const fits = (kind: object) =>
    hasNone(asked, kind) || hasNone(tags, kind) || asked.some((tag) => Object.hasOwn(kind, tag) && tags.includes(tag))
  const topics = asked.filter((tag) => Object.hasOwn(situationTopics, tag))
  const fitsCar = fuel == null || hasNone(tags, situationFuels) || tags.includes(fuel)
  return (
    fits(situationSources) &&
    fits(situationFuels) &&
    fitsCar &&
    (topics.length === 0 || topics.some((tag) => tags.includes(tag)))
  )
}

/** Topics that are no matter of the car: whoever lost their card has lost it whatever the car runs on. */
const personalTopics: readonly string[] = ['LOST_CARD', 'EXPENSES'] satisfies SituationTopic[]

/** Entries that answer: those about nothing but what was asked first, then those for just such a car where that matters, otherwise in the order given. */
export function relevantSituations<S extends { readonly tags: readonly string[] }>(
  situations: readonly S[],
  question: SituationQuestion,
): S[] {
  const asked = question.tags.filter((tag) => Object.hasOwn(situationTopics, tag))
  const isAside = (tag: string) => asked.length > 0 && Object.hasOwn(situationTopics, tag) && !asked.includes(tag)
  const isPersonal = asked.length > 0 && asked.every((tag) => personalTopics.includes(tag))
  const isForCar = (tags: readonly string[]) => !isPersonal && question.fuel != null && tags.includes(question.fuel)
  const rank = ({ tags }: S) => (tags.some(isAside) ? 2 : 0) + (isForCar(tags) ? 0 : 1)
  return situations.filter(({ tags }) => isSituationFor(tags, question)).sort((a, b) => rank(a) - rank(b))
}

/** A part of a help text: a paragraph, or the points of a list. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'points' | 'steps'; readonly items: readonly string[] }

const blockOf = (lines: readonly string[]): TextBlock => {
  const itemsBy = (mark: RegExp) =>
    lines.every((line) => mark.test(line)) ? lines.map((line) => line.replace(mark, '')) : undefined
  const points = itemsBy(/^[-*] +/)
  if (points) return { kind: 'points', items: points }
  const steps = itemsBy(/^\d{1,2}[.)] +/)
  if (steps) return { kind: 'steps', items: steps }
  return { kind: 'paragraph', text: lines.join(' ') }
}

/** Reads a help text: an empty line ends a part; lines that all begin with '- ' are points, with '1. ' steps. Nothing is markup. */
export function parseHelpText(text: string): TextBlock[] {
  const parts = text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)
  return parts
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .flatMap(splitAtLists)
    .map(blockOf)
}

const isItem = (line: string) => /^([-*]|\d{1,2}[.)]) +/.test(line)

// A list may follow the line that introduces it without an empty line between.
function splitAtLists(lines: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before !== undefined && isItem(before) === isItem(line)) group.push(line)
    else groups.push([line])
  }
  return groups
}
