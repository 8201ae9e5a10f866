import { isAside, isCode, type SourceFile } from './repository.ts'

/** What would tie the controls or the widget to a page of their own; `example` breaks the wall and proves that it is seen. */
export type Tie = {
  readonly what: string
  readonly pattern: RegExp
  readonly example: string
  readonly allowed?: RegExp
}

export const ties: readonly Tie[] = [
  {
    // A time window has a start and an end too.
    what: 'looks into the page, where a shadow root is not found: ask the element (ownerDocument, getRootNode)',
    pattern: /(?<![\w.$'"`-])(?:document|globalThis|self|window(?!\s*\??\.\s*(?:start|end)\b))\s*(?:\?\.|\.|\[)/,
    example: "const name = document.getElementById('name')",
  },
  {
    what: 'styles the whole page: a global rule begins with a class of ours',
    pattern: /\bglobalStyle\((?!\s*`\$\{)/,
    example: "globalStyle('body', { margin: 0 })",
  },
  {
    what: 'brings a style sheet of the whole page',
    pattern: /\bimport\s+['"][^'"]+\.css['"]/,
    example: "import 'maplibre-gl/dist/maplibre-gl.css'",
    allowed: /^packages\/ui\/src\/fonts\.ts$/,
  },
  {
    what: 'leans on :root, html or body, which a shadow root does not have',
    pattern: /:root\b|\bcreateGlobalTheme\(|['"`](?:html|body)\b[^'"`]*&/,
    example: "createGlobalTheme(':root', contract, colors)",
  },
  {
    what: "measures in rem: the partner's page decides how long that is",
    pattern: /\d(?:rem|rlh|rex|rch|rcap|ric)\b/,
    example: "const card = style({ padding: '1.5rem' })",
  },
]

const lives = /^packages\/(?:ui|booking-widget)\/src\//

/** Finds what keeps the controls and the widget from living in a shadow root on a page of somebody else's. */
export function checkEmbeddable(files: readonly SourceFile[]): readonly string[] {
  const embedded = files.filter((file) => isCode(file) && !isAside(file) && lives.test(file.path))
  if (embedded.length === 0) return ['no source file was read']
  return embedded.flatMap(({ path, text }) => {
    const code = withoutComments(text)
    const found = ties.filter(({ pattern, allowed }) => !allowed?.test(path) && pattern.test(code))
    return found.map(({ what }) => `${path} ${what}`)
  })
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
