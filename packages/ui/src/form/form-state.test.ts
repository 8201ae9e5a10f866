import { array, assert, constant, constantFrom, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { askedIn, type FormEvent, type FormRefusal, type FormState, formReducer, startForm } from './form-state.ts'
import { mergeValues } from './merge-values.ts'

interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
}
type State = FormState<Person, FormRefusal>
type Event = FormEvent<Person, FormRefusal>

const kari: Person = { name: 'Kari', email: 'kari@delebil.test', phone: '' }
const refusal: FormRefusal = { message: 'Noe må rettes', fields: { email: 'Er i bruk' } }
const after = (...events: readonly Event[]): State => events.reduce<State>(formReducer, startForm(kari))
const set = (values: Partial<Person>): Event => ({ type: 'set', values })
const send: Event = { type: 'send' }
const refused: Event = { type: 'refused', refusal, isAsking: false }
const asked: Event = { type: 'refused', refusal, isAsking: true }

test('a form begins with what is known, and with what was typed before', () => {
  expect(startForm(kari, { phone: '912' })).toMatchObject({
    base: kari,
    values: { ...kari, phone: '912' },
    step: { name: 'editing' },
  })
})

test('editing: what is wrong stands until its own field is touched, and is told anew each time', () => {
  const wrong = after({ type: 'wrong', errors: { name: 'For kort', email: 'Ugyldig' } })
  expect(wrong).toMatchObject({ step: { name: 'editing' }, tries: 1 })
  const touched = formReducer(wrong, set({ name: 'Kari Holm' }))
  expect(touched.errors).toEqual({ email: 'Ugyldig' })
  expect(formReducer(touched, { type: 'wrong', errors: touched.errors }).tries).toBe(2)
})

test('saving: errors are gone, typing goes on, and what was sent is what is saved', () => {
  const typing = after(
    { type: 'wrong', errors: { name: 'For kort' } },
    set({ name: 'Kari Holm' }),
    send,
    set({ phone: '912' }),
  )
  expect(typing).toMatchObject({ errors: {}, step: { name: 'saving', sent: { ...kari, name: 'Kari Holm' } } })
  const saved = formReducer(typing, { type: 'saved' })
  expect(saved).toMatchObject({
    step: { name: 'saved' },
    base: { ...kari, name: 'Kari Holm' },
    values: { ...kari, name: 'Kari Holm', phone: '912' },
  })
})

test('saved: what the server made of it is shown, but not in place of what was typed since', () => {
  const now = { ...kari, name: 'KARI', email: 'ny@delebil.test' }
  const saved = after(send, set({ email: 'annen@delebil.test' }), { type: 'saved', now })
  expect(saved).toMatchObject({ base: now, values: { ...now, email: 'annen@delebil.test' } })
  expect(formReducer(saved, set({ phone: '9' })).step.name).toBe('editing')
})

test('refused: all that was typed stands, until something is changed', () => {
  const state = after(set({ name: 'Kari Holm' }), send, refused)
  expect(state).toMatchObject({ values: { name: 'Kari Holm' }, errors: refusal.fields, tries: 1 })
  expect(state.step).toEqual({ name: 'refused', refusal })
  // A control that tells what it holds has changed nothing.
  expect(formReducer(state, set({ name: 'Kari Holm' })).step.name).toBe('refused')
  expect(formReducer(state, set({ name: 'Kari' })).step.name).toBe('editing')
})

test('asking: what would follow is seen while it is sent again, and no longer once something else is changed', () => {
  const asking = after(send, asked)
  expect(askedIn(asking.step)).toBe(refusal)
  expect(askedIn(formReducer(asking, send).step)).toBe(refusal)
  expect(askedIn(formReducer(asking, set({ name: 'En annen' })).step)).toBeUndefined()
  expect(askedIn(after(send, refused, send).step)).toBeUndefined()
  expect(askedIn(after(send, asked, send, { type: 'saved' }).step)).toBeUndefined()
})

test('stale: who changed different fields is merged, and asked where they changed the same', () => {
  const theirs = { name: 'Kari', email: 'kari@holm.test', phone: '2' }
  const stale = after(set({ name: 'Kari Holm', phone: '1' }), send, { type: 'stale', now: theirs })
  expect(stale).toMatchObject({
    step: { name: 'editing' },
    base: theirs,
    values: { name: 'Kari Holm', email: 'kari@holm.test', phone: '1' },
    stale: { theirs, conflicts: ['phone'] },
  })
  const settled = (choice: 'mine' | 'theirs') => formReducer(stale, { type: 'settle', name: 'phone', choice })
  expect(settled('mine')).toMatchObject({ values: { phone: '1' }, stale: { conflicts: [] } })
  expect(settled('theirs')).toMatchObject({ values: { phone: '2' }, stale: { conflicts: [] } })
  // The question stays through a refusal, and is over when it is saved.
  const refusedSince = formReducer(formReducer(stale, send), refused)
  expect(refusedSince.stale?.conflicts).toEqual(['phone'])
  expect(formReducer(formReducer(refusedSince, send), { type: 'saved' }).stale).toBeUndefined()
  expect(mergeValues(kari, theirs, theirs).conflicts).toEqual([])
})

test('settle without a conflict changes nothing', () => {
  const state = after(set({ name: 'Kari Holm' }))
  expect(formReducer(state, { type: 'settle', name: 'name', choice: 'theirs' })).toBe(state)
})

test('fill: what follows from something else counts as nothing typed', () => {
  const state = after({ type: 'wrong', errors: { phone: 'Mangler' } }, { type: 'fill', values: { phone: '912' } })
  expect(state).toMatchObject({ base: { phone: '912' }, values: { phone: '912' }, errors: {} })
})

test('hush: what was said is put away, nothing that was typed', () => {
  expect(after(set({ name: 'Kari Holm' }), send, refused, { type: 'hush' })).toMatchObject({
    step: { name: 'editing' },
    values: { name: 'Kari Holm' },
  })
})

test('unsent: nothing is said of it here, and nothing that was said is put away', () => {
  expect(after(set({ name: 'Kari Holm' }), send, { type: 'unsent' })).toMatchObject({
    step: { name: 'editing' },
    values: { name: 'Kari Holm' },
  })
  expect(after(send, refused, { type: 'unsent' }).step.name).toBe('refused')
})

test('the value typed last stands in its field, whatever is answered in whatever order', () => {
  const name = constantFrom('name', 'email', 'phone')
  const typing = record({ name, text: string({ minLength: 1 }) })
  const people = record({ name: string(), email: string(), phone: string() })
  const event = oneof(
    typing,
    constant(send),
    constant(refused),
    constant(asked),
    constant<Event>({ type: 'saved' }),
    constant<Event>({ type: 'hush' }),
    constant<Event>({ type: 'unsent' }),
    constant<Event>({ type: 'wrong', errors: { name: 'For kort' } }),
    people.map((now): Event => ({ type: 'stale', now })),
    name.map((one): Event => ({ type: 'settle', name: one, choice: 'mine' })),
  )
  assert(
    property(array(event, { maxLength: 40 }), (events) => {
      let state: State = startForm(kari)
      const typed: Record<string, string> = {}
      for (const [index, one] of events.entries()) {
        if ('type' in one) {
          state = formReducer(state, one)
          // What stands as it was read or saved is nobody's typing any more: another's save may take its place.
          for (const field of Object.keys(typed)) {
            if (typed[field] === state.base[field as keyof Person]) delete typed[field]
          }
        } else {
          // Never what stands there already, which nobody would call typed.
          typed[one.name] = `${index} ${one.text}`
          state = formReducer(state, set({ [one.name]: typed[one.name] }))
        }
        expect(state.values).toMatchObject(typed)
      }
    }),
    { numRuns: 2000 },
  )
})

test('only what was found wrong or refused moves the focus', () => {
  for (const event of [
    set({ name: 'x' }),
    send,
    { type: 'saved' },
    { type: 'hush' },
    { type: 'stale', now: kari },
  ] as Event[]) {
    expect(after(event).tries, event.type).toBe(0)
  }
  expect([after(refused).tries, after(asked).tries, after({ type: 'wrong', errors: {} }).tries]).toEqual([1, 1, 1])
})
