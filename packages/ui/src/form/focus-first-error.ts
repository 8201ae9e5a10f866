const control = 'input, textarea, button, [tabindex]'

/** Moves the focus to the first control that is filled in wrong; where none is, to what is said of all of it (`data-refusal`). */
export function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  const field = wrong?.matches(control) ? wrong : wrong?.querySelector<HTMLElement>(control)
  const target = field ?? form?.querySelector<HTMLElement>('[data-refusal]')
  target?.focus()
}
