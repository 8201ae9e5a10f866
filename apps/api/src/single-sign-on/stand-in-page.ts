import type { StandInPerson } from './stand-in-people.ts'

// Its own page of its own origin: nothing of the site's styles reaches it.
const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f4f6; color: #1c1c24; font: 1rem/1.5 system-ui, sans-serif }
  main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem; background: #fff; border-radius: 12px }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem }
  p { margin: 0 0 1.5rem }
  form { display: grid; gap: .75rem }
  button { padding: .75rem 1rem; border: 1px solid #6b6b7b; border-radius: 8px; background: #fff; color: inherit; font: inherit; text-align: start; cursor: pointer }
  button small { display: block; color: #55555f }
  button:hover { background: #f4f4f6 }
  button:focus-visible { outline: 3px solid #1c1c24; outline-offset: 2px }
  hr { width: 100%; border: 0; border-top: 1px solid #d8d8de }`

const choice = (name: string, value: string, label: string, hint: string): string =>
  `<button name="${name}" value="${value}">${label}<small>${hint}</small></button>`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}-demo</title><style>${style}</style></head>
<body>
<main>
<h1>${title}-demo</h1>
${content}
</main>
</body>
</html>
`

/** The page where the demo's people log in: as one of them, not at all, or so that it fails. */
export const standInPage = (people: readonly StandInPerson[], title: string): string =>
  page(
    title,
    `<p>Her later demoen som om den er ${title}. Hvem vil du logge inn som?</p>
<form method="post">
${people.map(({ sub, name, hint }) => choice('person', sub, name, hint)).join('\n')}
<hr>
${choice('outcome', 'access_denied', 'Avbryt', 'gå tilbake uten å logge inn')}
${choice('outcome', 'server_error', 'La det feile', 'som når tjenesten er nede')}
</form>`,
  )

/** For who comes back to a page that has done its work. */
export const standInEndPage = (title: string): string =>
  page(title, '<p>Denne innloggingen er over. Gå tilbake til Delebil og start på nytt.</p>')
