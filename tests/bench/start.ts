// Measures a demo shop from the start of its process: until it prints its address, until it has answered the front page and a
// template's picture, and until nothing is left to be done; at its first start and at later ones, on the clock and in seconds of
// the processor for all threads. The apps must be built. Run on an idle machine: npm run bench:start
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { freePort } from '../fixtures/freePort.ts'
import { createServerProcess } from '../fixtures/serverProcess.ts'
import { untilWhole } from '../fixtures/untilWhole.ts'

const LATER_STARTS = 3
/** The picture that the jobs draw last. */
const LAST_PICTURE = demoShop().templates.at(-1)?.thumbnailUrl ?? ''

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'irodori-start-'))
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const server = createServerProcess(port, { DATA_DIR: dataDirectory, IRODORI_SETTINGS: 'off' })

async function get(call: string): Promise<string> {
  const answer = await fetch(`${address}${call}`)
  if (!answer.ok) throw new Error(`GET ${call} was answered ${answer.status}`)
  return answer.text()
}

/** Starts the server and prints when each step is reached. */
async function measure(start: string, isFirst: boolean): Promise<void> {
  const began = performance.now()
  const spent = server.cpuSeconds()
  const print = (step: string): void => {
    const seconds = (performance.now() - began) / 1000
    const processor = server.cpuSeconds() - spent
    console.log(`${start.padEnd(12)} ${step.padEnd(28)} ${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s`)
  }
  await server.start()
  print('address printed')
  await get('/home')
  print('front page answered')
  await get(`/api/images?path=${encodeURIComponent(LAST_PICTURE)}&side=480`)
  print('last picture answered')
  if (!isFirst) return
  await untilWhole(address)
  print('all pictures and prints made')
}

try {
  await measure('first start', true)
  for (let start = 1; start <= LATER_STARTS; start += 1) {
    await server.stop()
    await measure('later start', false)
  }
} finally {
  await server.kill()
  await rm(dataDirectory, { recursive: true, force: true })
}
