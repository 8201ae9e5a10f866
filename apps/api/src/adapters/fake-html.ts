// A page of its own origin: nothing of the site's styles reaches it.
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

/** One button of a fake's form, with what it does. */
export const choiceButton = (name: string, value: string, label: string, hint: string): string =>
  `<button name="${name}" value="${value}">${label}<small>${hint}</small></button>`

/** A page of a fake: what a service outside the site would show. `content` is HTML. */
export const fakeHtml = (title: string, content: string): string => `<!doctype html>
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
