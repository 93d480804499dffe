import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../fixtures/freePort.ts'
import type { ServerProcess } from '../fixtures/serverProcess.ts'
import { createServerProcess } from '../fixtures/serverProcess.ts'
import { untilWhole } from '../fixtures/untilWhole.ts'

/** A running server of the version that is attacked, with the demo shop. */
export type Target = ServerProcess & { readonly address: string; readonly dataDirectory: string }

/** A version of the shop: a folder with its sources and node_modules. */
export interface Version {
  /** Starts it on a fresh copy of its demo shop, in a folder of its own or in the given one. */
  start(parent?: string): Promise<Target>
  dispose(): Promise<void>
}

/** Loads the demo shop of a checkout once; each start works on a copy. */
export async function openVersion(checkout: string): Promise<Version> {
  const folder = await mkdtemp(path.join(tmpdir(), 'irodori-attack-'))
  const prepared = path.join(folder, 'prepared')
  const first = await launch(checkout, prepared)
  await untilWhole(first.address)
  await first.stop()
  let starts = 0
  return {
    async start(parent = folder) {
      starts += 1
      const dataDirectory = path.join(parent, String(starts))
      await cp(prepared, dataDirectory, { recursive: true })
      return launch(checkout, dataDirectory)
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  }
}

async function launch(checkout: string, dataDirectory: string): Promise<Target> {
  const port = await freePort()
  const environment = {
    IRODORI_SETTINGS: 'off',
    DATA_DIR: dataDirectory,
    // Attackers and bystander call from this machine and name different addresses.
    TRUST_PROXY: 'loopback',
  }
  const server = createServerProcess(port, environment, checkout)
  await server.start()
  return { ...server, address: `http://127.0.0.1:${port}`, dataDirectory }
}
