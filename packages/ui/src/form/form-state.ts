import { isSame, mergeValues } from './merge-values.ts'

/** What is wrong with a field, in words. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Why what was sent was not done. */
export interface FormRefusal {
  readonly message: string
  readonly fields: FieldErrors
}

export type FormStep<V, R> =
  | { readonly name: 'editing' }
  /** What was asked stays to be seen while it is sent again. */
  | { readonly name: 'saving'; readonly sent: V; readonly asked: R | undefined }
  | { readonly name: 'refused'; readonly refusal: R }
  /** Refused unless it is confirmed: what would follow is told first. */
  | { readonly name: 'asking'; readonly refusal: R }
  | { readonly name: 'saved' }

export interface FormState<V extends object, R> {
  /** As it was read or saved last. */
  readonly base: V
  /** As it stands in the fields. */
  readonly values: V
  readonly errors: FieldErrors
  readonly step: FormStep<V, R>
  /** Somebody else saved meanwhile, which is merged in: it stays known through every step until it is saved. */
  readonly stale: { readonly theirs: V; readonly conflicts: readonly string[] } | undefined
  /** How often something was found wrong: focus goes to the first of it each time. */
  readonly tries: number
}

export type FormEvent<V extends object, R> =
  | { readonly type: 'set'; readonly values: Partial<V> }
  /** What follows from something else: nobody has typed it. */
  | { readonly type: 'fill'; readonly values: Partial<V> }
  | { readonly type: 'wrong'; readonly errors: FieldErrors }
  | { readonly type: 'send' }
  | { readonly type: 'refused'; readonly refusal: R; readonly isAsking: boolean }
  | { readonly type: 'saved'; readonly now?: V | undefined }
  | { readonly type: 'stale'; readonly now: V }
  | { readonly type: 'settle'; readonly name: string; readonly choice: 'mine' | 'theirs' }
  /** Nothing came of what was sent, and somebody else says why. */
  | { readonly type: 'unsent' }
  /** What was said is put away. */
  | { readonly type: 'hush' }

const editing = { name: 'editing' } as const

export const startForm = <V extends object, R>(base: V, typed: Partial<V> = {}): FormState<V, R> => ({
  base,
  values: { ...base, ...typed },
  errors: {},
  step: editing,
  stale: undefined,
  tries: 0,
})

const without = (errors: FieldErrors, touched: object): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in touched)))

// Whoever is typing is left where they are.
const triesAfterStale = ({ step, tries }: Pick<FormState<object, unknown>, 'step' | 'tries'>) =>
  step.name === 'saving' ? tries + 1 : tries

/** What is to be confirmed before it is done. */
export const askedIn = <V, R>(step: FormStep<V, R>): R | undefined =>
  step.name === 'asking' ? step.refusal : step.name === 'saving' ? step.asked : undefined

/** A form from the first letter until it is saved. Only whoever fills it in, or chooses theirs, loses what was typed. */
export function formReducer<V extends object, R extends FormRefusal>(
  state: FormState<V, R>,
  event: FormEvent<V, R>,
): FormState<V, R> {
  const { base, values, errors, step, stale, tries } = state
  switch (event.type) {
    case 'set': {
      const next = { ...values, ...event.values }
      const isWaiting = step.name === 'saving' || isSame(values, next)
      return { ...state, values: next, errors: without(errors, event.values), step: isWaiting ? step : editing }
    }
    case 'fill':
      return {
        ...state,
        base: { ...base, ...event.values },
        values: { ...values, ...event.values },
        errors: without(errors, event.values),
      }
    case 'wrong':
      return { ...state, step: editing, errors: event.errors, tries: tries + 1 }
    case 'send':
      return { ...state, step: { name: 'saving', sent: values, asked: askedIn(step) }, errors: {} }
    case 'refused': {
      const { refusal, isAsking } = event
      const name = isAsking ? 'asking' : 'refused'
      return { ...state, step: { name, refusal }, errors: refusal.fields, tries: tries + 1 }
    }
    case 'saved': {
      const sent = step.name === 'saving' ? step.sent : values
      const now = event.now ?? sent
      const next = mergeValues(sent, values, now).values
      return { ...state, base: now, values: next, errors: {}, stale: undefined, step: { name: 'saved' } }
    }
    case 'stale': {
      const merged = mergeValues(base, values, event.now)
      return {
        ...state,
        base: event.now,
        values: merged.values,
        stale: { theirs: event.now, conflicts: merged.conflicts },
        step: editing,
        tries: triesAfterStale(state),
      }
    }
    case 'settle': {
      if (!stale) return state
      const name = event.name as keyof V
      return {
        ...state,
        values: event.choice === 'theirs' ? { ...values, [name]: stale.theirs[name] } : values,
        errors: without(errors, { [name]: '' }),
        stale: { ...stale, conflicts: stale.conflicts.filter((other) => other !== event.name) },
      }
    }
    case 'unsent':
      return step.name === 'saving' ? { ...state, step: editing } : state
    case 'hush':
      return { ...state, step: editing }
  }
}
