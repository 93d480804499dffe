import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../fixtures/freePort.ts'
import type { BrowserStart, EngineBrowser } from './enginePage.ts'
import { callByJson, returnedValue } from './enginePage.ts'

const START_MS = 60_000
const SCRIPT_MS = 120_000
/** The key of a reference to an element, by the WebDriver specification. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

interface WebKitStart extends BrowserStart {
  /** The program that serves WebDriver; `path` is the browser that it starts. */
  readonly driver: string
  /** A display without a screen: MiniBrowser has no mode without windows. */
  readonly xvfb: string
}

/** Starts a display without a screen. @returns its name */
async function startDisplay(xvfb: string): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`))
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
  return { child, name }
}

/** Starts WebKitGTK's MiniBrowser and drives it by WebDriver. It has WebKit's engine, but is not Safari. */
export async function startWebKit(start: WebKitStart): Promise<EngineBrowser> {
  const { path: program, driver, xvfb, home, viewport } = start
  const display = await startDisplay(xvfb)
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display.name,
      TZ: 'Asia/Tokyo',
      // WebKit's sandbox cannot be set up by root in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // There is no graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      GDK_BACKEND: 'x11',
    },
    stdio: 'ignore',
    detached: true,
  })

  const stop = (): void => {
    // The browser belongs to the group of its driver.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    display.child.kill('SIGKILL')
  }
  process.once('exit', stop)

  const send = async <Value>(method: string, address: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`${method} ${address} did not reach the driver of WebKit`, { cause })
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${address} failed in WebKit: ${value.error}: ${value.message}`)
    return value
  }
  const until = Date.now() + START_MS
  for (;;) {
    try {
      await send('GET', '/status')
      break
    } catch (error) {
      if (Date.now() > until) throw error
      await setTimeout(100)
    }
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
    },
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/timeouts`, { script: SCRIPT_MS, pageLoad: SCRIPT_MS })

  const call = async <Returned>(source: string, ...given: readonly unknown[]): Promise<Returned> =>
    returnedValue(
      await send<string>('POST', `${session}/execute/async`, {
        script: `(${callByJson(source)})(arguments[0]).then(arguments[1])`,
        args: [JSON.stringify(given)],
      }),
    )
  // The window's frame is part of its size.
  const inner = async () =>
    call<{ width: number; height: number }>('() => ({ width: innerWidth, height: innerHeight })')
  await send('POST', `${session}/window/rect`, viewport)
  const first = await inner()
  await send('POST', `${session}/window/rect`, {
    width: 2 * viewport.width - first.width,
    height: 2 * viewport.height - first.height,
  })

  return {
    page: {
      open: async (url) => void (await send('POST', `${session}/url`, { url })),
      call,
      perform: async (source) => void (await send('POST', `${session}/actions`, { actions: [source] })),
      async chooseFiles(selector, files) {
        const found = await send<Record<string, string>>('POST', `${session}/element`, {
          using: 'css selector',
          value: selector,
        })
        await send('POST', `${session}/element/${found[ELEMENT]}/value`, { text: files.join('\n') })
      },
    },
    async close() {
      await send('DELETE', session).catch(() => undefined)
      stop()
      process.off('exit', stop)
    },
  }
}
