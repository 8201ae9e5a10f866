/**
 * What a visitor may be made to download, in kB (1000 bytes) after compression. What is weighed:
 * - `files`: globs from the root, each of which must find something;
 * - `page`: a built index.html with the scripts and style sheets it names, which is the first screen:
 *   the search for cars, without the map.
 * Raise a number only with a reason in the commit.
 */
export const budgets = [
  { name: 'validation, whole', files: ['packages/validation/dist/**/*.js'], gzip: 52, brotli: 44 },
  { name: 'core-api, whole', files: ['packages/core-api/dist/**/*.js'], gzip: 58, brotli: 49 },
  { name: 'ui, styles', files: ['packages/ui/dist/styles.css'], gzip: 10, brotli: 9 },
  { name: 'host, first screen', page: 'apps/host/dist/index.html', gzip: 203, brotli: 175 },
]
