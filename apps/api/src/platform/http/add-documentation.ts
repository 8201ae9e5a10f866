import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { docsPath, openApiPath } from '@delebil/core-api'
import { toOpenApi } from '@delebil/core-api/openapi'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import packageFile from '../../../package.json' with { type: 'json' }
import { policyHeader } from './add-security-headers.ts'

const swaggerFolder = dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css')))
const cacheControl = 'public, max-age=3600'

const page = `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Delebil API</title>
<link rel="stylesheet" href="${docsPath}/swagger-ui.css">
<link rel="icon" href="${docsPath}/favicon-32x32.png">
</head>
<body>
<div id="docs"></div>
<script src="${docsPath}/swagger-ui-bundle.js"></script>
<script src="${docsPath}/start.js"></script>
</body>
</html>
`

// Without validatorUrl: null the page would send the document's address to a service on the internet.
const startScript = `SwaggerUIBundle({ url: '${openApiPath}', dom_id: '#docs', deepLinking: true, validatorUrl: null })\n`

const pagePolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
}

/** The OpenAPI document of the contract, and a page to browse and try it. Nothing of it comes from another server. */
export const addDocumentation = async (app: FastifyInstance): Promise<void> => {
  let document: string | undefined
  app.get(openApiPath, async (_request, reply) => {
    // Written when somebody asks for it: a server begins sooner without.
    document ??= JSON.stringify(toOpenApi(packageFile.version))
    return reply.type('application/json; charset=utf-8').header('cache-control', cacheControl).send(document)
  })
  const policy = policyHeader(pagePolicy)
  app.get(docsPath, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').headers(policy).send(page),
  )
  app.get(`${docsPath}/start.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', cacheControl).send(startScript),
  )
  await app.register(files, {
    root: swaggerFolder,
    prefix: `${docsPath}/`,
    decorateReply: false,
    index: false,
    maxAge: 3_600_000,
    allowedPath: (path) => /\.(css|js|png)$/.test(path),
  })
}
