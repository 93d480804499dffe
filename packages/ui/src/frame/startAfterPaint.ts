import { keepEarlyPresses } from './earlyPresses.ts'

/**
 * What a painted page begins with: its picture first, then the app. The names of the app's files stand in the page,
 * the app's own first; they are asked for together.
 */
function startAfterPaint(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content ?? ''
  const [app, ...others] = list.split(' ')
  if (!app) return
  keepEarlyPresses(document, Date.now)
  const begin = () => {
    for (const href of others)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import(app)
  }
  // A page in a tab behind is not painted, and none waits for that.
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}

startAfterPaint()
