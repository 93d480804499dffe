import { replayEarlyClicks } from './clickReplay.ts'

/**
 * Entry script of a server-rendered page: loads the app after the browser's first paint. The page lists the app's files
 * in a meta element, the entry first, and they are requested together.
 */
function startAfterFirstPaint(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content ?? ''
  const [app, ...others] = list.split(' ')
  if (!app) return
  replayEarlyClicks(document, Date.now)
  const load = () => {
    for (const href of others)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import(app)
  }
  // A background tab is never painted, so its frame callback would not run.
  if (document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
}

startAfterFirstPaint()
