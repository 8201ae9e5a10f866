const fields = [
  'altKey',
  'code',
  'ctrlKey',
  'currentTarget',
  'isComposing',
  'key',
  'location',
  'metaKey',
  'repeat',
  'shiftKey',
  'target',
  'type',
] as const satisfies readonly (keyof KeyboardEvent)[]

/** react-aria spreads key events: React's have own fields, a browser's stand on its prototype and get lost. */
export function ownKeyboardFields(event: Event): Event {
  if (!(event instanceof KeyboardEvent)) return event
  for (const field of fields) {
    if (Object.hasOwn(event, field)) continue
    const read = () => Reflect.get(KeyboardEvent.prototype, field, event)
    Object.defineProperty(event, field, { configurable: true, enumerable: true, get: read })
  }
  return event
}
