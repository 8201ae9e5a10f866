import { choiceButton, fakeHtml } from '../fake-html.ts'
import type { FakePerson } from './fake-people.ts'

/** The page where the demo's people log in: as one of them, not at all, or so that it fails. */
export const fakePage = (people: readonly FakePerson[], title: string): string =>
  fakeHtml(
    title,
    `<p>Her later demoen som om den er ${title}. Hvem vil du logge inn som?</p>
<form method="post">
${people.map(({ sub, name, hint }) => choiceButton('person', sub, name, hint)).join('\n')}
<hr>
${choiceButton('outcome', 'access_denied', 'Avbryt', 'gå tilbake uten å logge inn')}
${choiceButton('outcome', 'server_error', 'La det feile', 'som når tjenesten er nede')}
</form>`,
  )

/** For who comes back to a page that has done its work. */
export const fakeEndPage = (title: string): string =>
  fakeHtml(title, '<p>Denne innloggingen er over. Gå tilbake til Delebil og start på nytt.</p>')
