const policies = typeof trustedTypes === 'undefined' ? undefined : trustedTypes

/** Accepts scripts of the build. The server's policy allows no other address of a script. */
const builtScripts = policies?.createPolicy('irodori-worker', {
  createScriptURL(url) {
    if (/^\/studio\/assets\/[\w-]+\.js$/.test(url)) return url
    throw new TypeError(`${url} is no worker of the build`)
  },
})

/**
 * Starts a worker of the build.
 * @param url its address on this server
 * @param name shown by the browser's tools
 */
export const startWorker = (url: string, name: string): Worker =>
  new Worker(builtScripts?.createScriptURL(url) ?? url, { type: 'module', name })
