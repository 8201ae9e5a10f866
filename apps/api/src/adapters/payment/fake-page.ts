import { formatNok } from '@delebil/validation/text'
import { choiceButton, fakeHtml } from '../fake-html.ts'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Where the demo's people pay, or do not. */
export const fakePaymentPage = (
  title: string,
  { amountOre, description }: { readonly amountOre: number; readonly description: string },
): string =>
  fakeHtml(
    title,
    `<p>Her betaler demoen som om den er ${title}. Ingen penger flyttes.</p>
<p><strong>${formatNok(amountOre)}</strong><br>${escapeHtml(description)}</p>
<form method="post">
${choiceButton('choice', 'pay', 'Betal', 'godkjenn betalingen')}
${choiceButton('choice', 'abort', 'Avbryt', 'gå tilbake uten å betale')}
</form>`,
  )

/** For who comes back to a payment that is over. */
export const fakePaidPage = (title: string): string =>
  fakeHtml(title, '<p>Denne betalingen er over. Gå tilbake til Delebil.</p>')
