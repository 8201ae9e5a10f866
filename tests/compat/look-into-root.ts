import type { ReactRenderer } from '@storybook/react-vite'
import type { BeforeEach } from 'storybook/internal/types'
import { expect, screen, within } from 'storybook/test'
import { userEvent } from 'vitest/browser'

/** Lets a story that knows nothing of shadow roots find its overlays, its focus and its next tab stop inside one. */
export const withEyesForRoot: BeforeEach<ReactRenderer> = (context) => {
  const { canvasElement, userEvent: person } = context
  Object.assign(screen, within(canvasElement))
  context.userEvent = Object.assign(Object.create(person), {
    // The testing library asks the document for the tab stops and for the field that has the focus.
    tab: async (options?: { shift?: boolean }) => {
      // The keys go to the frame that has the focus.
      if (document.activeElement === document.body) window.focus()
      await userEvent.tab(options)
    },
    clear: async (field: HTMLElement) => {
      field.focus()
      await person.keyboard('{Control>}a{/Control}{Delete}')
    },
  })
}

expect.extend({
  toHaveFocus(element: Element) {
    const focused = deepestFocus(document)
    return {
      pass: element === focused,
      message: () =>
        `expected ${element.outerHTML}\n${this.isNot ? 'not ' : ''}to have the focus of ${focused?.outerHTML}`,
    }
  },
})

function deepestFocus({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot?.activeElement ? deepestFocus(activeElement.shadowRoot) : activeElement
}
