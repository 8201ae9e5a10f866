import { options } from 'preact'
import * as compat from 'preact/compat'
import { fitFakeDocument } from './fit-fake-document.ts'
import { ownKeyboardFields } from './own-keyboard-fields.ts'

const answerEvent = options.event
options.event = (event) => ownKeyboardFields(answerEvent?.(event) ?? event)

// React cleans effects up at once after a press or a key; a frame later the trigger is still inert and loses the focus.
options.requestAnimationFrame = (flush) => queueMicrotask(flush)

/** A portal that may also lead into the document in which react-aria builds its collections. */
export const createPortal: typeof compat.createPortal = (children, container) => {
  fitFakeDocument(container)
  return compat.createPortal(children, container)
}

export const { findDOMNode, flushSync, hydrate, render, unmountComponentAtNode, unstable_batchedUpdates, version } =
  compat

// biome-ignore lint/style/noDefaultExport: react-dom has one, and react-aria imports it
export default { ...compat, createPortal }
