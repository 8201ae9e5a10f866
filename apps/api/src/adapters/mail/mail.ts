/** One mail, plain text. */
export type MailMessage = { readonly to: string; readonly subject: string; readonly text: string }

/** The way out for mail. Rejects when the mail was not taken: whoever sends tries again later. */
export interface Mail {
  readonly send: (message: MailMessage) => Promise<void>
  readonly close: () => void
}
