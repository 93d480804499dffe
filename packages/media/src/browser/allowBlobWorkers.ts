let isAllowed = false

/**
 * Lets Mediabunny start its workers, which it makes from blobs. Only a script of this page can make such an address, so it
 * gives nothing to text that was smuggled into the page.
 */
export function allowBlobWorkers(): void {
  if (isAllowed || typeof trustedTypes === 'undefined') return
  isAllowed = true
  // The policy with this name converts what a library has not converted itself. Source: W3C Trusted Types, section 2.3.4.
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (url.startsWith(`blob:${location.origin}/`)) return url
      throw new TypeError(`${url} is no script of this page`)
    },
  })
}
