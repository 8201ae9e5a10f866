const control = 'input, textarea, button, [tabindex]'

/** Moves the focus to the first control that is filled in wrong. */
export function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  const target = wrong?.matches(control) ? wrong : wrong?.querySelector<HTMLElement>(control)
  target?.focus()
}
