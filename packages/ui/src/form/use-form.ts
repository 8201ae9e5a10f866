import { type Ref, type SubmitEvent, useEffect, useId, useReducer, useRef } from 'react'
import { focusFirstError } from './focus-first-error.ts'
import {
  askedIn,
  type FieldErrors,
  type FormEvent,
  type FormRefusal,
  type FormState,
  formReducer,
  startForm,
} from './form-state.ts'
import { changedNames } from './merge-values.ts'

type Sent<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R }

export interface FormOptions<V extends object, R extends FormRefusal, T> {
  /** What it begins with, read once. */
  readonly initial: V
  /** What was typed before, where it was left and is opened again. */
  readonly typed?: Partial<V>
  /** Told what is typed, where that outlives the form. */
  readonly onType?: (values: V) => void
  /** What is wrong with it before it is sent; what has no text is right. */
  readonly check?: (values: V, changed: readonly string[]) => FieldErrors
  /** Sends it, `why` once what follows is confirmed; answers nothing where it was not done and somebody else says why. */
  readonly send: (
    values: V,
    changed: readonly string[],
    why?: string,
  ) => Promise<Sent<T, R> | undefined> | Promise<void>
  readonly onDone?: (value: T, sent: V, why?: string) => void
  /** What stands in it once it is saved; left out, what was sent. */
  readonly savedAs?: (value: T, sent: V) => V
  /** Refused unless it is confirmed. */
  readonly asks?: (refusal: R) => boolean
  /** What somebody else saved meanwhile, where that is why. */
  readonly theirs?: (refusal: R) => V | undefined
  /** Has the page ask before it goes, while something is typed; answers the undo. */
  readonly hold?: (() => () => void) | undefined
  /** What is wrong is shown, and focused, by something else than its fields: a bar at the foot of the page. */
  readonly isShownElsewhere?: boolean
}

/** What a control is given. */
export interface FormField<F = string> {
  readonly name: string
  readonly value: F
  readonly onChange: (value: F) => void
  readonly error: string | undefined
}

export interface FormProps {
  readonly id: string
  readonly ref: Ref<HTMLFormElement>
  readonly noValidate: true
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** What the frame of a form is given. */
export interface FormParts {
  /** For the form element. */
  readonly props: FormProps
  /** For the button that sends it, which may stand outside the form. */
  readonly button: { readonly type: 'submit'; readonly form: string; readonly isPending: boolean }
  /** What was said that belongs to none of its fields. */
  readonly problem: string | undefined
}

const nothing: FieldErrors = {}

/**
 * The one machine behind every form. Nothing typed is lost, whatever is answered; what is wrong stands at its field until that
 * is touched, and the first of it gets the focus; it is sent once, however often it is pressed.
 */
export function useForm<V extends object, R extends FormRefusal, T>(options: FormOptions<V, R, T>) {
  const { initial, typed, onType, check, send, onDone, savedAs, asks, theirs, hold, isShownElsewhere = false } = options
  const [state, dispatch] = useReducer<FormState<V, R>, null, [FormEvent<V, R>]>(formReducer, null, () =>
    startForm(initial, typed),
  )
  const { base, values, errors, step, stale, tries } = state
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const changed = changedNames(base, values)
  const isChanged = changed.length > 0
  const refusal = step.name === 'refused' || step.name === 'asking' ? step.refusal : undefined

  useEffect(() => {
    if (tries > 0 && !isShownElsewhere) focusFirstError(element.current)
  }, [tries, isShownElsewhere])
  useEffect(() => (isChanged ? hold?.() : undefined), [isChanged, hold])

  const refuse = (refusal: R) => {
    const now = theirs?.(refusal)
    dispatch(now ? { type: 'stale', now } : { type: 'refused', refusal, isAsking: asks?.(refusal) ?? false })
  }
  /** Answers what came of it; nothing where it was not done, or is under way. */
  const submit = async (why?: string): Promise<T | undefined> => {
    if (isSending.current) return undefined
    const wrong = check?.(values, changed) ?? nothing
    if (Object.values(wrong).some((text) => text !== undefined)) {
      dispatch({ type: 'wrong', errors: wrong })
      return undefined
    }
    isSending.current = true
    dispatch({ type: 'send' })
    const result = await send(values, changed, why).finally(() => {
      isSending.current = false
    })
    if (!result) dispatch({ type: 'unsent' })
    else if (!result.ok) refuse(result.refusal)
    if (!result?.ok) return undefined
    dispatch({ type: 'saved', now: savedAs?.(result.value, values) })
    onDone?.(result.value, values, why)
    return result.value
  }
  const set = (next: Partial<V>) => {
    dispatch({ type: 'set', values: next })
    onType?.({ ...values, ...next })
  }
  const isPending = step.name === 'saving'
  return {
    values,
    errors,
    stale,
    refusal,
    asked: askedIn(step),
    changed,
    isPending,
    isChanged,
    /** How often something was found wrong. */
    tries,
    isSaved: step.name === 'saved' && !isChanged,
    problem: refusal && !Object.keys(refusal.fields).some((name) => name in values) ? refusal.message : undefined,
    set,
    field: <N extends keyof V & string>(name: N): FormField<V[N]> => ({
      name,
      value: values[name],
      // The compiler widens a name in brackets to any text.
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      error: errors[name],
    }),
    dispatch,
    refuse,
    submit,
    /** Somebody else's save is seen: merged with what is typed, or in place of what nobody has touched. */
    take: (now: V) => dispatch({ type: isChanged ? 'stale' : 'saved', now }),
    props: {
      id,
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    } satisfies FormProps,
    button: { type: 'submit', form: id, isPending },
  } as const
}
