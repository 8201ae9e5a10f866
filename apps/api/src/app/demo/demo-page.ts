type Shown = { readonly title: string; readonly lead: string; readonly items: readonly string[] }

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page of what the demo would have sent; its items are HTML. */
export const demoPage = ({ title, lead, items }: Shown): string => `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
${items.length === 0 ? '<p>Ingen ennå.</p>' : items.join('<hr>\n')}
</main>
</body>
</html>
`
