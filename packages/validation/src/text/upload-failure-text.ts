interface FailedUpload {
  readonly code: string
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  readonly statusText?: string | undefined
  readonly message: string
}

/** What a person reads where a file did not arrive: status code and status text, and why; the specification's sentence where no answer came. */
export function uploadFailureText({ code, status, statusText = '', message }: FailedUpload): string {
  if (code === 'request.timeout') return message
  if (status === 0) return 'Something strange went wrong. If this persists please notify developers and reports it.'
  return `${`${status} ${statusText}`.trim()}: ${message}`
}
