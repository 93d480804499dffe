const policies = typeof trustedTypes === 'undefined' ? undefined : trustedTypes

/** Accepts scripts of the build. The server's policy allows no other address of a script. */
const builtScripts = policies?.createPolicy('irodori-worker', {
  createScriptURL(url) {
    if (/^\/(\w+\/assets\/[\w-]+|(design\/|home-)worker)\.js$/.test(url)) return url
    throw new TypeError(`${url} is no worker of the build`)
  },
})

/** The address of a script of the build, as browsers with Trusted Types accept it. */
export const builtScript = (url: string): string => builtScripts?.createScriptURL(url) ?? url

/**
 * Starts a worker of the build.
 * @param url its address on this server
 * @param name shown by the browser's tools
 */
export const startWorker = (url: string, name: string): Worker => new Worker(builtScript(url), { type: 'module', name })
