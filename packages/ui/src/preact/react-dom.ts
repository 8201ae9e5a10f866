import { options } from 'preact'
import * as compat from 'preact/compat'
import { fitFakeDocument } from './fit-fake-document.ts'
import { ownKeyboardFields } from './own-keyboard-fields.ts'

const answerEvent = options.event
options.event = (event) => ownKeyboardFields(answerEvent?.(event) ?? event)

// React runs the effects of a press or a key at once, and all of them before it draws anything anew; a frame later the trigger is
// still inert and loses the focus, and one by one a dialog would take the focus before the button in it that wants it.
let flushEffects: (() => void) | undefined
options.requestAnimationFrame = (flush) => {
  flushEffects = flush
  queueMicrotask(flush)
}
const hooks = options as typeof options & { __c?: ((...committed: unknown[]) => void) | undefined }
const runLayoutEffects = hooks.__c
hooks.__c = (...committed) => {
  runLayoutEffects?.(...committed)
  const flush = flushEffects
  flushEffects = undefined
  flush?.()
}

/** A portal that may also lead into the document in which react-aria builds its collections. */
export const createPortal: typeof compat.createPortal = (children, container) => {
  fitFakeDocument(container)
  return compat.createPortal(children, container)
}

export const { findDOMNode, flushSync, hydrate, render, unmountComponentAtNode, unstable_batchedUpdates, version } =
  compat

// biome-ignore lint/style/noDefaultExport: react-dom has one, and react-aria imports it
export default { ...compat, createPortal }
