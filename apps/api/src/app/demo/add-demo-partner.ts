import { partnerPage } from '@delebil/core-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DemoVisitor, isDemoVisitor, type SignAsDemoPartner } from '../../seed/open-demo-partner.ts'
import { demoPartner } from '../../seed/seed-demo-partner.ts'

/** Where the demo's partner has its page. */
export const demoPartnerPath = '/demo/partner'

const choices: Record<DemoVisitor, string> = {
  new: 'Berit Beboer, som er ny hos bildelingen',
  known: 'Ingrid Solheim, som har en bruker fra før',
  old: 'En som har ventet for lenge',
  forged: 'En som utgir seg for å komme herfra',
}

const page = `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${demoPartner.name}</title></head>
<body>
<main>
<h1>${demoPartner.name}</h1>
<p>Slik ser det ut fra en partners side: Den som er logget inn her, går videre til bildelingen uten å skrive passord. Hvem er du?</p>
<form method="post">
${Object.entries(choices)
  .map(([visitor, label]) => `<p><button name="visitor" value="${visitor}">${label}</button></p>`)
  .join('\n')}
</form>
<p><a href="/demo/partner/side">Se bildelingen bygget inn på borettslagets egen side</a></p>
</main>
</body>
</html>
`

/** A fake of a partner's site, for the demo only: whoever reads it can send anybody. */
export const addDemoPartner = (
  app: FastifyInstance,
  sign: SignAsDemoPartner,
  siteAddress: (request: FastifyRequest) => string,
): void => {
  app.get(`${demoPartnerPath}/side`, (request, reply) => reply.redirect(siteAddress(request), 303))
  app.get(demoPartnerPath, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page),
  )
  app.post<{ Body: { visitor?: unknown } | undefined }>(demoPartnerPath, async ({ body }, reply) => {
    const visitor = isDemoVisitor(body?.visitor) ? body.visitor : 'new'
    // Behind the '#': what stands there is sent to no server and stands in no log.
    const address = `${partnerPage(demoPartner.key)}#token=${await sign(visitor, new Date())}`
    return reply.header('cache-control', 'no-store').redirect(address, 303)
  })
}
