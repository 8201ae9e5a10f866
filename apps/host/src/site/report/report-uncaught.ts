import type { Report } from './create-reporter.ts'

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown: ${String(error)}`
  return error.stack ?? `${error.name}: ${error.message}`
}

/** Tells the log about errors that nobody caught. Returns the undo. */
export function reportUncaught(
  report: Report,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const onError = (event: ErrorEvent) => report(describeError(event.error ?? event.message))
  const onRejection = (event: PromiseRejectionEvent) => report(describeError(event.reason))
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)
  return () => {
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', onRejection)
  }
}
