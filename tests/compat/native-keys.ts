import type { BeforeEach } from 'storybook/internal/types'

/**
 * Hands key events on as a browser makes them, with their fields on the prototype: the testing library's carry them as
 * their own, so that a library which loses them would not be found out.
 */
export const withNativeKeys: BeforeEach = () => {
  const { dispatchEvent } = EventTarget.prototype
  EventTarget.prototype.dispatchEvent = function (event) {
    if (!(event instanceof KeyboardEvent) || !Object.hasOwn(event, 'key')) return dispatchEvent.call(this, event)
    const native = new KeyboardEvent(event.type, fieldsOf(event))
    dispatchEvent.call(this, native)
    if (native.defaultPrevented) event.preventDefault()
    return !native.defaultPrevented
  }
  return () => {
    EventTarget.prototype.dispatchEvent = dispatchEvent
  }
}

function fieldsOf(event: KeyboardEvent): KeyboardEventInit {
  const { altKey, bubbles, cancelable, code, composed, ctrlKey, detail } = event
  const { isComposing, key, location, metaKey, repeat, shiftKey, view } = event
  const modifiers = { altKey, ctrlKey, metaKey, shiftKey }
  return { ...modifiers, bubbles, cancelable, code, composed, detail, isComposing, key, location, repeat, view }
}
