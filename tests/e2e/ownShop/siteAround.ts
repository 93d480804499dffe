import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../fixtures/freePort.ts'

const EXAMPLE = fileURLToPath(new URL('../../../packages/operating/embedding/example.html', import.meta.url))

/** Keeps each event of the element, in the order of their arrival. */
const RECORDER = `<script>
  const heard = []
  for (const type of ['opened', 'saved', 'left'])
    designs.addEventListener(type, ({ detail }) => heard.push(detail))
</script>`

export interface SiteAround {
  /** `http://localhost:…`: another site than the shop's 127.0.0.1. */
  readonly origin: string
  close(): void
}

/** A site of its own with the example page of the operating guide. @param shop gives the address of the shop */
export async function startSiteAround(shop: () => string): Promise<SiteAround> {
  const port = await freePort()
  const server: Server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    const page = readFileSync(EXAMPLE, 'utf8').replace('https://print.example', shop())
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page.replace('</html>', `${RECORDER}</html>`))
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
