import type { Read } from '@delebil/core-api/admin'

/** What a partner puts into its page. */
export const snippetOf = ({ key, theme }: Pick<Read<'partners'>, 'key' | 'theme'>, site: string): string => {
  const look = theme === 'auto' ? '' : ` theme="${theme}"`
  return `<script type="module" async crossorigin src="${site}/embed/v1/loader.js"></script>
<delebil-search partner="${key}"${look}>
  <a href="${site}/findcar">Finn en bil</a>
</delebil-search>`
}
