import { importTypes } from '@delebil/core-api/admin'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/pool.ts'
import { demoImportFile, isImportType } from '../../seed/import-files/demo-import-file.ts'

/** Where files with faults in them are, to try the file import with. */
export const demoImportPath = '/demo/import'

const clubs = { 1: 'Byfjord bildeling', 2: 'Nidelva bildeling' } as const

const linksOf = ([id, name]: readonly [string, string]): string =>
  `<h2>${name}</h2><ul>${Object.entries(importTypes)
    .map(([key, title]) => `<li><a href="${demoImportPath}/${id}/${key}.csv" download>${title}</a></li>`)
    .join('')}</ul>`

const page = `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Filer å prøve Filimport med</title></head>
<body>
<main>
<h1>Filer å prøve Filimport med</h1>
<p>De er laget av demoens egne biler, turer og medlemmer, og hver har rader med feil.</p>
${Object.entries(clubs).map(linksOf).join('\n')}
</main>
</body>
</html>
`

/** Hands out, in the demo alone, a file of each type with faults in it. */
export const addDemoImportFiles = (app: FastifyInstance, database: Database): void => {
  app.get(demoImportPath, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get<{ Params: { club: string; name: string } }>(`${demoImportPath}/:club/:name`, async ({ params }, reply) => {
    const key = params.name.replace(/\.csv$/, '')
    if (!(params.club in clubs) || !isImportType(key)) return reply.status(404).send()
    const text = await demoImportFile(database, Number(params.club), key, new Date())
    return reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store').send(text)
  })
}
