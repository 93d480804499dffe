import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const rules = new Map<string, (url: string) => string>()
const started: unknown[] = []
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal(
    'Worker',
    class {
      constructor(...given: unknown[]) {
        started.push(given)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  rules.clear()
  started.length = 0
})

const OPTIONS = { type: 'module', name: 'imaging' }
const load = async () => (await import('./startWorker.ts')).startWorker

it('starts a worker of the build through its policy, and refuses any other script', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => {
      rules.set(name, createScriptURL)
      return { createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }) }
    },
  })
  const startWorker = await load()
  startWorker('/studio/assets/imagingWorker-A1B2.js', 'imaging')
  expect([...rules.keys()]).toEqual(['irodori-worker'])
  expect(started).toEqual([[{ trusted: '/studio/assets/imagingWorker-A1B2.js' }, OPTIONS]])
  for (const url of ['https://evil.example/a.js', '//evil.example/a.js', '/api/image?x.js', 'data:,alert()', 'blob:x'])
    expect(() => startWorker(url, 'x'), url).toThrow('is no worker of the build')
})

it('starts a worker in a browser without Trusted Types', async () => {
  const startWorker = await load()
  startWorker('/studio/assets/imagingWorker-A1B2.js', 'imaging')
  expect(started).toEqual([['/studio/assets/imagingWorker-A1B2.js', OPTIONS]])
})
