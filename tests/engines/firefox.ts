import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserStart, EngineBrowser, InputSource } from './enginePage.ts'
import { callByJson, returnedValue } from './enginePage.ts'

/** Preferences of a browser that runs tests and makes no calls of its own. */
const PREFERENCES = {
  'intl.accept_languages': 'ja-JP,ja',
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
}

const START_MS = 60_000

interface Answer {
  readonly id: number
  readonly type: string
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly message?: string
}

/** Calls of WebDriver BiDi over a socket. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, { resolve: (answer: Answer) => void }>()
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Firefox refused the connection to ${address}`)))
  })
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    waiting.get(answer.id)?.resolve(answer)
    waiting.delete(answer.id)
  })
  let last = 0
  return {
    async send<Result>(method: string, params: object): Promise<Result> {
      const id = ++last
      const { promise, resolve } = Promise.withResolvers<Answer>()
      waiting.set(id, { resolve })
      socket.send(JSON.stringify({ id, method, params }))
      const answer = await promise
      if (answer.type === 'error') throw new Error(`${method} failed in Firefox: ${answer.error}: ${answer.message}`)
      return answer.result as Result
    },
    close: () => socket.close(),
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result: { readonly type: string; readonly value?: string; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Starts Firefox without windows and drives it by WebDriver BiDi. */
export async function startFirefox({ path: program, home, viewport }: BrowserStart): Promise<EngineBrowser> {
  const profile = path.join(home, 'profile')
  mkdirSync(profile, { recursive: true })
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    {
      // Firefox's sandbox cannot be set up by root.
      env: { ...process.env, HOME: home, TZ: 'Asia/Tokyo', MOZ_DISABLE_CONTENT_SANDBOX: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const stop = (): boolean => child.kill('SIGKILL')
  process.once('exit', stop)
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`Firefox did not start:\n${output}`)), START_MS)
    child.stderr.on('data', (chunk) => {
      output += chunk
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${output}`)))
  })
  const bidi = await connect(address)
  await bidi.send('session.new', { capabilities: {} })
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await bidi.send('browsingContext.setViewport', { context, viewport })

  const evaluate = async (functionDeclaration: string, given: string): Promise<Evaluated['result']> => {
    const answer = await bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context },
      arguments: [{ type: 'string', value: given }],
    })
    if (answer.type === 'exception') throw new Error(`the page threw: ${answer.exceptionDetails?.text}`)
    return answer.result
  }
  return {
    page: {
      open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
      call: async (source, ...given) =>
        returnedValue((await evaluate(callByJson(source), JSON.stringify(given))).value ?? '{}'),
      perform: async (source: InputSource) => {
        await bidi.send('input.performActions', { context, actions: [source] })
      },
      async chooseFiles(selector, files) {
        const { sharedId } = await evaluate('(selector) => document.querySelector(selector)', selector)
        if (sharedId === undefined) throw new Error(`the page has no ${selector}`)
        await bidi.send('input.setFiles', { context, element: { sharedId }, files })
      },
    },
    async close() {
      bidi.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      stop()
      await ended
      process.off('exit', stop)
    },
  }
}
